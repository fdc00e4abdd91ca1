/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t behi_six_joint_turns __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double) * 4)));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const behi_six_joint_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(behi_six_joint_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

static inline behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

static inline bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_outside(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void behi_six_joint_pack_sincos(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    behi_six_joint_mask every = ~(behi_six_joint_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);
        const behi_six_joint_pack x = (behi_six_joint_pack)((behi_six_joint_mask)angle[i] & inside);
        const behi_six_joint_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, behi_six_joint_turns);
        const behi_six_joint_pack n = __builtin_convertvector(turns, behi_six_joint_pack) - 65536.0;
        const behi_six_joint_pack odd = __builtin_convertvector(turns & 1, behi_six_joint_pack);
        const behi_six_joint_pack sign = 1.0 - __builtin_convertvector(turns & 2, behi_six_joint_pack);
        const behi_six_joint_pack a = x - (n * 1.5707963267341256);
        const behi_six_joint_pack b = a - (n * 6.077100506303966e-11);
        const behi_six_joint_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const behi_six_joint_pack r = b - rest;
        const behi_six_joint_pack low = (b - r) - rest;
        const behi_six_joint_pack z = r * r;
        const behi_six_joint_pack h = 0.5 * z;
        const behi_six_joint_pack w = 1.0 - h;
        const behi_six_joint_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const behi_six_joint_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const behi_six_joint_pack across = sign * odd;
        const behi_six_joint_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!behi_six_joint_pack_all(every)) {
        behi_six_joint_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[4], q[0], q[2], q[3]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    J[21] = v0_sine[2];
    J[5] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v11 = 30.0 + (50.0 * v0_sine[0]);
    const behi_six_joint_pack v12 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const behi_six_joint_pack v13 = v11 + (50.0 * v12);
    const behi_six_joint_pack v14 = (v0_sine[0] * v0_sine[3]) - (v0_cosine[0] * v0_cosine[3]);
    const behi_six_joint_pack v15 = (v12 * v0_sine[4]) + (v0_cosine[4] * v14);
    J[34] = v15;
    const behi_six_joint_pack v16 = (v0_sine[2] * v0_sine[2]) + (v0_cosine[2] * v0_cosine[2]);
    J[30] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v17 = -v0_cosine[2];
    J[25] = v17;
    J[26] = v17;
    J[27] = v17;
    const behi_six_joint_pack v18 = (v0_sine[4] * v14) - (v12 * v0_cosine[4]);
    const behi_six_joint_pack v19 = v0_cosine[2] * v18;
    const behi_six_joint_pack v20 = v0_sine[2] * v18;
    const behi_six_joint_pack v21 = v0_sine[1] * v18;
    J[22] = -v19;
    J[28] = -v20;
    J[35] = -v21;
    const behi_six_joint_pack v22 = v0_sine[1] * v15;
    const behi_six_joint_pack v23 = (v0_cosine[1] * v0_cosine[2]) - (v0_sine[2] * v22);
    J[29] = v23;
    const behi_six_joint_pack v24 = v10 - (50.0 * v14);
    const behi_six_joint_pack v25 = (10.0 * v15) - v24;
    const behi_six_joint_pack v26 = v0_sine[2] * v25;
    const behi_six_joint_pack v27 = v26 - (20.0 * v23);
    J[0] = v27;
    const behi_six_joint_pack v28 = (10.0 * v18) - v13;
    const behi_six_joint_pack v29 = v28 + (20.0 * v21);
    const behi_six_joint_pack v30 = 30.0 + v29;
    J[1] = v0_cosine[2] * v30;
    const behi_six_joint_pack v31 = v11 + v29;
    J[2] = v0_cosine[2] * v31;
    const behi_six_joint_pack v32 = v13 + v29;
    J[3] = v0_cosine[2] * v32;
    const behi_six_joint_pack v33 = v26 - v27;
    const behi_six_joint_pack v34 = v28 - v29;
    const behi_six_joint_pack v35 = (v0_cosine[1] * v0_sine[2]) + (v0_cosine[2] * v22);
    const behi_six_joint_pack v36 = v0_cosine[2] * v25;
    const behi_six_joint_pack v37 = v36 + (20.0 * v35);
    J[7] = v0_sine[2] * v30;
    J[8] = v0_sine[2] * v31;
    J[9] = v0_sine[2] * v32;
    const behi_six_joint_pack v38 = v36 - v37;
    J[10] = (v15 * v38) + (v19 * v34);
    const behi_six_joint_pack v39 = (v0_cosine[2] * v37) + (v0_sine[2] * v27);
    J[16] = (v20 * v38) - (v19 * v33);
    J[4] = -((v15 * v33) + (v20 * v34));
    J[6] = -v37;
    J[13] = -v39;
    J[14] = -((v10 * v16) + v39);
    J[15] = -(v39 + (v16 * v24));
    J[23] = -v35;
}

void behi_six_joint_jacobian_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C6(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C6_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C6(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[2], q[1], q[3], q[4], q[0]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v10 * v0_sine[2]);
    const behi_six_joint_pack v13 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v14 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v15 = v14 + (50.0 * v11);
    const behi_six_joint_pack v16 = (10.0 * v12) + v15;
    const behi_six_joint_pack v17 = v16 + (v12 * v13);
    const behi_six_joint_pack v18 = 20.0 * v0_cosine[3];
    const behi_six_joint_pack v19 = (v0_cosine[4] * v18) + (v0_sine[4] * v17);
    const behi_six_joint_pack v20 = -v19;
    G[0] = v20;
    H[36] = v20;
    const behi_six_joint_pack v21 = (v10 * v0_cosine[2]) + (v0_sine[2] * v11);
    const behi_six_joint_pack v22 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v23 = v22 + (50.0 * v10);
    const behi_six_joint_pack v24 = 10.0 * v21;
    const behi_six_joint_pack v25 = v24 + (v23 + (v21 * v13));
    const behi_six_joint_pack v26 = 30.0 - v25;
    const behi_six_joint_pack v27 = v0_cosine[4] * v26;
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const behi_six_joint_pack v28 = v22 - v25;
    const behi_six_joint_pack v29 = v0_cosine[4] * v28;
    G[2] = v29;
    H[38] = v29;
    H[48] = v29;
    const behi_six_joint_pack v30 = v23 - v25;
    const behi_six_joint_pack v31 = v0_cosine[4] * v30;
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const behi_six_joint_pack v32 = v24 + v30;
    const behi_six_joint_pack v33 = v0_sine[4] * v21;
    const behi_six_joint_pack v34 = (v0_sine[4] * v16) - v19;
    const behi_six_joint_pack v35 = (v12 * v34) + (v33 * v32);
    const behi_six_joint_pack v36 = -v35;
    G[4] = v36;
    H[40] = v36;
    H[60] = v36;
    G[5] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v37 = (v0_sine[4] * v18) - (v0_cosine[4] * v17);
    H[0] = v37;
    G[6] = -v37;
    const behi_six_joint_pack v38 = v0_sine[4] * v26;
    G[7] = v38;
    const behi_six_joint_pack v39 = v0_sine[4] * v28;
    G[8] = v39;
    const behi_six_joint_pack v40 = v0_sine[4] * v30;
    G[9] = v40;
    const behi_six_joint_pack v41 = v0_cosine[4] * v21;
    const behi_six_joint_pack v42 = v37 + (v0_cosine[4] * v16);
    const behi_six_joint_pack v43 = (v12 * v42) + (v32 * v41);
    G[10] = v43;
    const behi_six_joint_pack v44 = (v0_sine[4] * v19) - (v0_cosine[4] * v37);
    G[13] = v44;
    const behi_six_joint_pack v45 = (v0_sine[4] * v0_sine[4]) + (v0_cosine[4] * v0_cosine[4]);
    const behi_six_joint_pack v46 = (v14 * v45) - v44;
    G[14] = -v46;
    const behi_six_joint_pack v47 = (v45 * v15) - v44;
    G[15] = -v47;
    const behi_six_joint_pack v48 = (v34 * v41) - (v33 * v42);
    G[16] = -v48;
    const behi_six_joint_pack v49 = -v38;
    H[1] = v49;
    H[6] = v49;
    const behi_six_joint_pack v50 = -v39;
    H[2] = v50;
    H[12] = v50;
    const behi_six_joint_pack v51 = -v40;
    H[3] = v51;
    H[18] = v51;
    const behi_six_joint_pack v52 = -v43;
    H[4] = v52;
    H[24] = v52;
    H[7] = -(v0_cosine[4] * v44);
    const behi_six_joint_pack v53 = v0_cosine[4] * v46;
    H[8] = v53;
    H[13] = v53;
    H[14] = v53;
    const behi_six_joint_pack v54 = v0_cosine[4] * v47;
    H[9] = v54;
    H[15] = v54;
    H[19] = v54;
    H[20] = v54;
    H[21] = v54;
    const behi_six_joint_pack v55 = v0_cosine[4] * v48;
    H[10] = v55;
    H[16] = v55;
    H[22] = v55;
    H[25] = v55;
    H[26] = v55;
    H[27] = v55;
    H[28] = (v12 * v43) - (v33 * v48);
    H[43] = -(v0_sine[4] * v44);
    const behi_six_joint_pack v56 = v0_sine[4] * v46;
    H[44] = v56;
    H[49] = v56;
    H[50] = v56;
    const behi_six_joint_pack v57 = v0_sine[4] * v47;
    H[45] = v57;
    H[51] = v57;
    H[55] = v57;
    H[56] = v57;
    H[57] = v57;
    const behi_six_joint_pack v58 = v0_sine[4] * v48;
    H[46] = v58;
    H[52] = v58;
    H[58] = v58;
    H[61] = v58;
    H[62] = v58;
    H[63] = v58;
    H[64] = (v12 * v35) + (v41 * v48);
    H[79] = v45 * v26;
    const behi_six_joint_pack v59 = v45 * v28;
    H[80] = v59;
    H[85] = v59;
    H[86] = v59;
    const behi_six_joint_pack v60 = v45 * v30;
    H[81] = v60;
    H[87] = v60;
    H[91] = v60;
    H[92] = v60;
    H[93] = v60;
    const behi_six_joint_pack v61 = (v0_sine[4] * v43) - (v0_cosine[4] * v35);
    H[82] = v61;
    H[88] = v61;
    H[94] = v61;
    H[97] = v61;
    H[98] = v61;
    H[99] = v61;
    H[100] = (v33 * v35) + (v41 * v43);
}

void behi_six_joint_influence_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[0], q[2], q[1], q[3], q[4]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_sine[2] * v0_cosine[1]) + (v0_cosine[2] * v0_sine[1]);
    const behi_six_joint_pack v11 = (v0_sine[2] * v0_sine[1]) - (v0_cosine[2] * v0_cosine[1]);
    const behi_six_joint_pack v12 = (v0_sine[3] * v11) - (v10 * v0_cosine[3]);
    const behi_six_joint_pack v13 = v0_cosine[0] * v12;
    const behi_six_joint_pack v14 = -v13;
    G[4] = v14;
    H[40] = v14;
    const behi_six_joint_pack v15 = (v10 * v0_sine[3]) + (v0_cosine[3] * v11);
    G[16] = v15;
    const behi_six_joint_pack v16 = v0_cosine[0] * v15;
    const behi_six_joint_pack v17 = (v0_cosine[4] * v0_sine[0]) + (v0_sine[4] * v16);
    const behi_six_joint_pack v18 = -v17;
    G[5] = v18;
    H[41] = v18;
    const behi_six_joint_pack v19 = -v0_cosine[0];
    G[7] = v19;
    G[8] = v19;
    G[9] = v19;
    const behi_six_joint_pack v20 = v0_sine[0] * v12;
    H[4] = v20;
    G[10] = -v20;
    const behi_six_joint_pack v21 = v0_sine[0] * v15;
    const behi_six_joint_pack v22 = (v0_sine[4] * v21) - (v0_cosine[4] * v0_cosine[0]);
    H[5] = v22;
    G[11] = -v22;
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v23 = v0_sine[4] * v12;
    G[17] = -v23;
    const behi_six_joint_pack v24 = -v16;
    H[10] = v24;
    H[16] = v24;
    H[22] = v24;
    const behi_six_joint_pack v25 = v0_cosine[0] * v23;
    H[11] = v25;
    H[17] = v25;
    H[23] = v25;
    H[29] = (v20 * v23) + (v15 * v22);
    const behi_six_joint_pack v26 = -v21;
    H[46] = v26;
    H[52] = v26;
    H[58] = v26;
    const behi_six_joint_pack v27 = v0_sine[0] * v23;
    H[47] = v27;
    H[53] = v27;
    H[59] = v27;
    H[65] = -((v15 * v17) + (v13 * v23));
    const behi_six_joint_pack v28 = -((v0_sine[0] * v20) + (v0_cosine[0] * v13));
    H[82] = v28;
    H[88] = v28;
    H[94] = v28;
    const behi_six_joint_pack v29 = -((v0_sine[0] * v22) + (v0_cosine[0] * v17));
    H[83] = v29;
    H[89] = v29;
    H[95] = v29;
    H[101] = (v13 * v22) - (v20 * v17);
}

void behi_six_joint_influence_rotational_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict P)
{
    const behi_six_joint_pack v0_angle[5U] = {q[2], q[1], q[3], q[4], q[0]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    P[0] = behi_six_joint_pack_splat(0.0);
    P[43] = behi_six_joint_pack_splat(0.0);
    P[80] = behi_six_joint_pack_splat(0.0);
    P[85] = behi_six_joint_pack_splat(0.0);
    P[86] = behi_six_joint_pack_splat(0.0);
    P[117] = behi_six_joint_pack_splat(0.0);
    P[123] = behi_six_joint_pack_splat(0.0);
    P[127] = behi_six_joint_pack_splat(0.0);
    P[128] = behi_six_joint_pack_splat(0.0);
    P[129] = behi_six_joint_pack_splat(0.0);
    P[172] = behi_six_joint_pack_splat(0.0);
    P[210] = behi_six_joint_pack_splat(0.0);
    P[215] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = (v11 * v0_cosine[2]) + (v0_sine[2] * v10);
    const behi_six_joint_pack v13 = v0_sine[3] * v12;
    const behi_six_joint_pack v14 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v15 = v14 + (50.0 * v11);
    const behi_six_joint_pack v16 = v15 + (10.0 * v12);
    const behi_six_joint_pack v17 = v16 + (20.0 * v13);
    const behi_six_joint_pack v18 = prepared[3] * v17;
    const behi_six_joint_pack v19 = v0_cosine[4] * v10;
    const behi_six_joint_pack v20 = v0_cosine[4] * v11;
    const behi_six_joint_pack v21 = (v0_sine[2] * v20) - (v0_cosine[2] * v19);
    const behi_six_joint_pack v22 = (v0_cosine[3] * v0_sine[4]) + (v0_sine[3] * v21);
    const behi_six_joint_pack v23 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v24 = (v23 * v0_cosine[4]) + (50.0 * v19);
    const behi_six_joint_pack v25 = (10.0 * v21) - v24;
    const behi_six_joint_pack v26 = v25 + (20.0 * v22);
    const behi_six_joint_pack v27 = v26 * v18;
    const behi_six_joint_pack v28 = prepared[2] * v16;
    const behi_six_joint_pack v29 = v27 + (v25 * v28);
    const behi_six_joint_pack v30 = v11 * v0_sine[4];
    const behi_six_joint_pack v31 = v0_sine[4] * v10;
    const behi_six_joint_pack v32 = (v0_cosine[2] * v31) - (v0_sine[2] * v30);
    const behi_six_joint_pack v33 = (v0_cosine[3] * v0_cosine[4]) + (v0_sine[3] * v32);
    const behi_six_joint_pack v34 = (v23 * v0_sine[4]) + (50.0 * v31);
    const behi_six_joint_pack v35 = v34 + (10.0 * v32);
    const behi_six_joint_pack v36 = v35 + (20.0 * v33);
    const behi_six_joint_pack v37 = v36 * v18;
    const behi_six_joint_pack v38 = v37 + (v35 * v28);
    const behi_six_joint_pack v39 = (v0_sine[4] * v38) - (v0_cosine[4] * v29);
    const behi_six_joint_pack v40 = prepared[1] * ((v0_sine[4] * v35) - (v0_cosine[4] * v25));
    const behi_six_joint_pack v41 = v39 + (v16 * v40);
    const behi_six_joint_pack v42 = prepared[3] * v26;
    const behi_six_joint_pack v43 = prepared[2] * v25;
    const behi_six_joint_pack v44 = v42 + v43;
    const behi_six_joint_pack v45 = v44 + (prepared[1] * v25);
    const behi_six_joint_pack v46 = (prepared[0] * v24) - v45;
    const behi_six_joint_pack v47 = prepared[3] * v36;
    const behi_six_joint_pack v48 = prepared[2] * v35;
    const behi_six_joint_pack v49 = v47 + v48;
    const behi_six_joint_pack v50 = prepared[1] * v35;
    const behi_six_joint_pack v51 = v49 + v50;
    const behi_six_joint_pack v52 = prepared[0] * v34;
    const behi_six_joint_pack v53 = v51 + v52;
    const behi_six_joint_pack v54 = (v0_sine[4] * v53) + (v0_cosine[4] * v46);
    const behi_six_joint_pack v55 = v0_cosine[4] * v0_cosine[4];
    const behi_six_joint_pack v56 = (v0_sine[4] * v0_sine[4]) + v55;
    const behi_six_joint_pack v57 = (v0_sine[4] * v34) + (v0_cosine[4] * v24);
    const behi_six_joint_pack v58 = prepared[0] * v57;
    const behi_six_joint_pack v59 = v15 * v58;
    const behi_six_joint_pack v60 = v59 + (v41 + (((v0_cosine[1] * v56) * ((prepared[5] * v14) - prepared[36])) - (30.0 * v54)));
    const behi_six_joint_pack v61 = (v0_sine[4] * v33) - (v0_cosine[4] * v22);
    const behi_six_joint_pack v62 = prepared[4] * v13;
    const behi_six_joint_pack v63 = v61 * v62;
    const behi_six_joint_pack v64 = 2.0 * v63;
    P[1] = v64 - v60;
    const behi_six_joint_pack v65 = v14 * v54;
    const behi_six_joint_pack v66 = (v65 - v41) - v59;
    P[12] = v66;
    P[2] = v64 + v66;
    const behi_six_joint_pack v67 = (v0_sine[4] * v51) - (v0_cosine[4] * v45);
    const behi_six_joint_pack v68 = v15 * v67;
    const behi_six_joint_pack v69 = v68 - v41;
    P[18] = v69;
    P[3] = v64 + v69;
    const behi_six_joint_pack v70 = (v0_sine[2] * v31) + (v0_cosine[2] * v30);
    const behi_six_joint_pack v71 = (v0_sine[2] * v19) + (v0_cosine[2] * v20);
    const behi_six_joint_pack v72 = (v11 * v0_sine[2]) - (v0_cosine[2] * v10);
    const behi_six_joint_pack v73 = (v16 * v70) - (v35 * v72);
    const behi_six_joint_pack v74 = (v16 * v71) + (v25 * v72);
    const behi_six_joint_pack v75 = (((v38 * v71) + (v29 * v70)) - (v44 * v73)) - (v49 * v74);
    const behi_six_joint_pack v76 = (v33 * v71) + (v22 * v70);
    const behi_six_joint_pack v77 = v62 * v76;
    const behi_six_joint_pack v78 = v75 - v77;
    P[144] = v78;
    P[4] = v77 - v78;
    const behi_six_joint_pack v79 = v26 * v13;
    const behi_six_joint_pack v80 = v79 - (v22 * v17);
    const behi_six_joint_pack v81 = (v36 * v13) - (v33 * v17);
    const behi_six_joint_pack v82 = (v33 * v26) - (v36 * v22);
    const behi_six_joint_pack v83 = v18 * v82;
    const behi_six_joint_pack v84 = v83 + ((v42 * v81) - (v47 * v80));
    P[180] = v84;
    const behi_six_joint_pack v85 = -v84;
    P[5] = v85;
    P[30] = v85;
    P[6] = -v60;
    const behi_six_joint_pack v86 = (v26 * v42) + (v25 * v43);
    const behi_six_joint_pack v87 = v47 * v26;
    const behi_six_joint_pack v88 = v87 + (v48 * v25);
    const behi_six_joint_pack v89 = (v0_sine[4] * v88) - (v0_cosine[4] * v86);
    const behi_six_joint_pack v90 = v89 + (v25 * v40);
    const behi_six_joint_pack v91 = v24 * v58;
    const behi_six_joint_pack v92 = (v0_cosine[4] * prepared[62]) * (v55 * (v0_cosine[1] * v0_cosine[1]));
    const behi_six_joint_pack v93 = (v36 * v47) + (v35 * v48);
    const behi_six_joint_pack v94 = (v92 + (v91 - v90)) - (v0_cosine[4] * (v93 + ((v34 * v52) + (v35 * v50))));
    const behi_six_joint_pack v95 = prepared[4] * v33;
    const behi_six_joint_pack v96 = v61 * v95;
    const behi_six_joint_pack v97 = prepared[4] * v22;
    const behi_six_joint_pack v98 = v61 * v97;
    const behi_six_joint_pack v99 = (v0_sine[4] * v98) + (v0_cosine[4] * v96);
    P[42] = v99;
    P[48] = v99;
    P[78] = v99;
    P[84] = v99;
    P[126] = v99;
    const behi_six_joint_pack v100 = (-v99) - (v55 * (v88 - ((v52 * v24) - (v50 * v25))));
    P[7] = v100 - (v0_sine[4] * (v94 - v92));
    const behi_six_joint_pack v101 = (v0_sine[4] * v93) - (v0_cosine[4] * v88);
    const behi_six_joint_pack v102 = v101 + (v35 * v40);
    const behi_six_joint_pack v103 = v13 * v62;
    const behi_six_joint_pack v104 = (v0_sine[4] * ((v0_cosine[4] * v103) - v90)) - (v0_cosine[4] * (v102 + (v0_sine[4] * v103)));
    const behi_six_joint_pack v105 = v23 * v56;
    const behi_six_joint_pack v106 = (v0_sine[4] * (v91 - (v105 * v46))) - (v0_cosine[4] * ((v34 * v58) - (v105 * v53)));
    const behi_six_joint_pack v107 = v99 + v106;
    P[8] = -(v104 + v107);
    const behi_six_joint_pack v108 = v99 + (v57 * ((v0_sine[4] * v45) + (v0_cosine[4] * v51)));
    const behi_six_joint_pack v109 = -(v104 + v108);
    P[9] = v109;
    P[15] = v109;
    const behi_six_joint_pack v110 = (v35 * v71) + (v25 * v70);
    const behi_six_joint_pack v111 = ((v49 * v110) - (v71 * v93)) - (v70 * v88);
    const behi_six_joint_pack v112 = ((v44 * v110) - (v71 * v88)) - (v70 * v86);
    const behi_six_joint_pack v113 = (v0_sine[4] * v112) + (v0_cosine[4] * v111);
    const behi_six_joint_pack v114 = v76 * v95;
    const behi_six_joint_pack v115 = v76 * v97;
    const behi_six_joint_pack v116 = (v0_sine[4] * v115) + (v0_cosine[4] * v114);
    const behi_six_joint_pack v117 = (v0_sine[4] * v70) + (v0_cosine[4] * v71);
    const behi_six_joint_pack v118 = v103 * v117;
    const behi_six_joint_pack v119 = v63 * v72;
    const behi_six_joint_pack v120 = ((v118 - v116) - v113) - v119;
    P[10] = v120;
    P[16] = v120;
    P[22] = v120;
    const behi_six_joint_pack v121 = (v33 * v42) - (v47 * v22);
    const behi_six_joint_pack v122 = (v26 * v121) - (v42 * v82);
    const behi_six_joint_pack v123 = 0.0 * v0_cosine[4];
    const behi_six_joint_pack v124 = (v0_sine[4] * v122) + v123;
    const behi_six_joint_pack v125 = v13 * v63;
    const behi_six_joint_pack v126 = (v124 + (v61 * v103)) - v125;
    P[11] = v126;
    P[17] = v126;
    P[23] = v126;
    const behi_six_joint_pack v127 = (v0_sine[4] * v90) + (v0_cosine[4] * v102);
    const behi_six_joint_pack v128 = v127 - v107;
    P[13] = v128;
    P[14] = v128;
    const behi_six_joint_pack v129 = -(v108 - v127);
    P[19] = v129;
    P[20] = v129;
    P[21] = v129;
    P[24] = -v75;
    const behi_six_joint_pack v130 = v119 + ((v70 * v96) - (v71 * v98));
    const behi_six_joint_pack v131 = -(v113 - v130);
    P[25] = v131;
    P[26] = v131;
    P[27] = v131;
    const behi_six_joint_pack v132 = ((v72 * v77) - (v71 * v115)) + (v70 * v114);
    P[28] = v132 + (((v70 * v111) - (v72 * v75)) - (v71 * v112));
    const behi_six_joint_pack v133 = 0.0 * v70;
    const behi_six_joint_pack v134 = (v72 * v84) - ((v71 * v122) - v133);
    const behi_six_joint_pack v135 = (v13 * v70) - (v33 * v72);
    const behi_six_joint_pack v136 = (v22 * v72) + (v13 * v71);
    const behi_six_joint_pack v137 = (v33 * v136) + (v22 * v135);
    const behi_six_joint_pack v138 = (v76 * v103) - (v62 * v137);
    P[29] = v138 - v134;
    const behi_six_joint_pack v139 = v125 + ((v33 * v96) + (v22 * v98));
    const behi_six_joint_pack v140 = v124 + v139;
    P[31] = v140;
    P[32] = v140;
    P[33] = v140;
    const behi_six_joint_pack v141 = ((v33 * v114) + (v22 * v115)) + (v13 * v77);
    P[34] = v141 - v134;
    const behi_six_joint_pack v142 = 0.0 * v33;
    P[35] = -((v142 + (v22 * v122)) + (v13 * v84));
    P[36] = v60 - v63;
    const behi_six_joint_pack v143 = v22 * v97;
    const behi_six_joint_pack v144 = v22 * v95;
    const behi_six_joint_pack v145 = (v0_cosine[4] * v144) + (v0_sine[4] * v143);
    const behi_six_joint_pack v146 = v33 * v95;
    const behi_six_joint_pack v147 = (v0_sine[4] * v144) + (v0_cosine[4] * v146);
    const behi_six_joint_pack v148 = (v0_sine[4] * v147) - (v0_cosine[4] * v145);
    const behi_six_joint_pack v149 = -v148;
    P[37] = v149;
    P[38] = v149;
    P[73] = v149;
    P[74] = v149;
    P[111] = v149;
    const behi_six_joint_pack v150 = v28 + v18;
    const behi_six_joint_pack v151 = v150 + (prepared[1] * v16);
    const behi_six_joint_pack v152 = (prepared[17] * v15) - v151;
    const behi_six_joint_pack v153 = v0_sine[4] * v152;
    const behi_six_joint_pack v154 = v0_cosine[4] * v152;
    const behi_six_joint_pack v155 = (v0_sine[4] * v154) - (v0_cosine[4] * v153);
    const behi_six_joint_pack v156 = 30.0 * v155;
    P[39] = v156 - v148;
    const behi_six_joint_pack v157 = ((v44 * v72) + (v71 * v150)) - (prepared[15] * v74);
    const behi_six_joint_pack v158 = ((v49 * v72) - (v70 * v150)) + (prepared[15] * v73);
    const behi_six_joint_pack v159 = (v0_sine[4] * v158) - (v0_cosine[4] * v157);
    const behi_six_joint_pack v160 = v0_sine[4] * v150;
    const behi_six_joint_pack v161 = v0_cosine[4] * v150;
    const behi_six_joint_pack v162 = ((v39 * v72) + (v73 * v160)) + (v74 * v161);
    const behi_six_joint_pack v163 = v17 * v18;
    const behi_six_joint_pack v164 = v162 - (v117 * (v163 + (v16 * v28)));
    const behi_six_joint_pack v165 = (30.0 * v159) - v164;
    const behi_six_joint_pack v166 = v61 * v72;
    const behi_six_joint_pack v167 = (v62 * v166) - v118;
    const behi_six_joint_pack v168 = v167 + ((v71 * v147) + (v70 * v145));
    P[40] = -(v165 + v168);
    const behi_six_joint_pack v169 = (v0_sine[4] * v36) - (v0_cosine[4] * v26);
    const behi_six_joint_pack v170 = (v18 * ((v13 * v169) - ((v0_sine[4] * v81) - (v0_cosine[4] * v80)))) - (v61 * v163);
    const behi_six_joint_pack v171 = ((v42 * v13) - (prepared[3] * v80)) - (v22 * v18);
    const behi_six_joint_pack v172 = v47 * v13;
    const behi_six_joint_pack v173 = (v172 - (prepared[3] * v81)) - (v33 * v18);
    const behi_six_joint_pack v174 = (v0_sine[4] * v173) - (v0_cosine[4] * v171);
    const behi_six_joint_pack v175 = (30.0 * v174) - v170;
    P[186] = v175;
    const behi_six_joint_pack v176 = (v33 * v145) - (v22 * v147);
    const behi_six_joint_pack v177 = 0.0 + v176;
    P[41] = -(v175 + v177);
    const behi_six_joint_pack v178 = (v105 * (v151 + (prepared[0] * v15))) - (v65 + (30.0 * ((prepared[20] * v105) - v54)));
    const behi_six_joint_pack v179 = (v0_sine[4] * (-(v0_sine[4] * v178))) + (v0_cosine[4] * (-(v0_cosine[4] * v178)));
    P[44] = v179;
    P[49] = v179;
    P[50] = v179;
    const behi_six_joint_pack v180 = (prepared[17] * v57) - v67;
    const behi_six_joint_pack v181 = 30.0 * v0_cosine[4];
    const behi_six_joint_pack v182 = v68 - (v57 * v151);
    const behi_six_joint_pack v183 = v0_cosine[4] * v182;
    const behi_six_joint_pack v184 = 30.0 * v0_sine[4];
    const behi_six_joint_pack v185 = v0_sine[4] * v182;
    const behi_six_joint_pack v186 = (v0_sine[4] * (v185 + (v180 * v184))) + (v0_cosine[4] * (v183 + (v180 * v181)));
    P[45] = v186;
    P[51] = v186;
    P[55] = v186;
    P[56] = v186;
    P[57] = v186;
    const behi_six_joint_pack v187 = (v0_sine[4] * v49) - (v0_cosine[4] * v44);
    const behi_six_joint_pack v188 = (((v73 * v187) + (v72 * v101)) - (v38 * v117)) + (v110 * v161);
    const behi_six_joint_pack v189 = ((v44 * v70) + (v49 * v71)) - (prepared[15] * v110);
    const behi_six_joint_pack v190 = v188 + (v181 * v189);
    const behi_six_joint_pack v191 = (((v72 * v89) - (v74 * v187)) - (v29 * v117)) + (v110 * v160);
    const behi_six_joint_pack v192 = v191 + (v184 * v189);
    const behi_six_joint_pack v193 = (v0_sine[4] * v192) + (v0_cosine[4] * v190);
    const behi_six_joint_pack v194 = v33 * v62;
    const behi_six_joint_pack v195 = (v95 * v166) - (v117 * v194);
    const behi_six_joint_pack v196 = v22 * v62;
    const behi_six_joint_pack v197 = (v97 * v166) - (v117 * v196);
    const behi_six_joint_pack v198 = (v0_sine[4] * v197) + (v0_cosine[4] * v195);
    const behi_six_joint_pack v199 = v193 - v198;
    P[151] = v199;
    const behi_six_joint_pack v200 = (v0_cosine[4] * v194) + (v0_sine[4] * v196);
    const behi_six_joint_pack v201 = (v72 * v148) - (v117 * v200);
    const behi_six_joint_pack v202 = -(v199 - v201);
    P[46] = v202;
    P[52] = v202;
    P[58] = v202;
    const behi_six_joint_pack v203 = v121 - (prepared[3] * v82);
    const behi_six_joint_pack v204 = (v0_sine[4] * v47) - (v0_cosine[4] * v42);
    const behi_six_joint_pack v205 = (((v0_cosine[4] * v83) - (v81 * v204)) - (v37 * v61)) + (v169 * v172);
    const behi_six_joint_pack v206 = v205 + (v181 * v203);
    const behi_six_joint_pack v207 = (((v0_sine[4] * v83) - (v80 * v204)) - (v27 * v61)) + (v79 * v204);
    const behi_six_joint_pack v208 = v207 + (v184 * v203);
    const behi_six_joint_pack v209 = (v0_sine[4] * v208) + (v0_cosine[4] * v206);
    const behi_six_joint_pack v210 = v123 + (0.0 * v0_sine[4]);
    const behi_six_joint_pack v211 = v209 - v210;
    P[187] = v211;
    const behi_six_joint_pack v212 = (v13 * v145) - (v22 * v200);
    const behi_six_joint_pack v213 = (v13 * v147) - (v33 * v200);
    const behi_six_joint_pack v214 = (v0_sine[4] * v213) - (v0_cosine[4] * v212);
    const behi_six_joint_pack v215 = -(v211 - v214);
    P[47] = v215;
    P[53] = v215;
    P[59] = v215;
    P[54] = v99 + v156;
    P[60] = -(v130 + v165);
    const behi_six_joint_pack v216 = -v193;
    P[61] = v216;
    P[62] = v216;
    P[63] = v216;
    const behi_six_joint_pack v217 = ((v72 * v167) - (v71 * v197)) + (v70 * v195);
    P[169] = v217;
    P[170] = v217;
    P[171] = v217;
    P[64] = (((v70 * v190) - (v72 * v165)) - (v71 * v192)) - v217;
    const behi_six_joint_pack v218 = ((v72 * v175) + (v71 * v208)) - (v70 * v206);
    const behi_six_joint_pack v219 = v133 + ((0.0 * v72) - (0.0 * v71));
    const behi_six_joint_pack v220 = v219 + (((v72 * v176) - (v71 * v213)) - (v70 * v212));
    P[65] = -(v218 + v220);
    P[66] = -(v139 + v175);
    const behi_six_joint_pack v221 = -v209;
    P[67] = v221;
    P[68] = v221;
    P[69] = v221;
    const behi_six_joint_pack v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167);
    P[70] = -(v218 + v222);
    const behi_six_joint_pack v223 = (v142 + (0.0 * v22)) + (0.0 * v13);
    P[211] = v223;
    P[212] = v223;
    P[213] = v223;
    P[71] = (((v33 * v206) + (v22 * v208)) - v223) - (v13 * v175);
    P[72] = -(v63 + v66);
    const behi_six_joint_pack v224 = v14 * v155;
    P[75] = v224 - v148;
    const behi_six_joint_pack v225 = (v14 * v159) - v164;
    P[76] = -(v168 + v225);
    const behi_six_joint_pack v226 = (v14 * v174) - v170;
    P[192] = v226;
    P[77] = -(v177 + v226);
    P[79] = -v179;
    const behi_six_joint_pack v227 = ((v0_sine[4] * v185) + (v0_cosine[4] * v183)) + (v56 * (v14 * v180));
    const behi_six_joint_pack v228 = v227 - (v105 * ((v0_sine[4] * v153) + (v0_cosine[4] * v154)));
    P[81] = v228;
    P[87] = v228;
    P[91] = v228;
    P[92] = v228;
    P[93] = v228;
    const behi_six_joint_pack v229 = v0_cosine[4] * v14;
    const behi_six_joint_pack v230 = (v188 - (v105 * v158)) + (v189 * v229);
    const behi_six_joint_pack v231 = v14 * v0_sine[4];
    const behi_six_joint_pack v232 = (v191 - (v105 * v157)) + (v189 * v231);
    const behi_six_joint_pack v233 = (v0_sine[4] * v232) + (v0_cosine[4] * v230);
    const behi_six_joint_pack v234 = v198 - v233;
    const behi_six_joint_pack v235 = v201 + v234;
    P[82] = v235;
    P[88] = v235;
    P[94] = v235;
    const behi_six_joint_pack v236 = (v205 - (v105 * v173)) + (v203 * v229);
    const behi_six_joint_pack v237 = (v207 - (v105 * v171)) + (v203 * v231);
    const behi_six_joint_pack v238 = (v0_sine[4] * v237) + (v0_cosine[4] * v236);
    const behi_six_joint_pack v239 = v210 - v238;
    const behi_six_joint_pack v240 = v214 + v239;
    P[83] = v240;
    P[89] = v240;
    P[95] = v240;
    P[90] = v99 + v224;
    P[96] = -(v130 + v225);
    const behi_six_joint_pack v241 = -v233;
    P[97] = v241;
    P[98] = v241;
    P[99] = v241;
    P[100] = (((v70 * v230) - (v72 * v225)) - (v71 * v232)) - v217;
    const behi_six_joint_pack v242 = ((v72 * v226) + (v71 * v237)) - (v70 * v236);
    P[101] = -(v220 + v242);
    P[102] = -(v139 + v226);
    const behi_six_joint_pack v243 = -v238;
    P[103] = v243;
    P[104] = v243;
    P[105] = v243;
    P[106] = -(v222 + v242);
    P[107] = (((v33 * v236) + (v22 * v237)) - v223) - (v13 * v226);
    P[108] = -(v63 + v69);
    P[109] = -(v148 + v156);
    P[110] = -(v148 + v224);
    const behi_six_joint_pack v244 = (v15 * v159) - v164;
    P[112] = -(v168 + v244);
    const behi_six_joint_pack v245 = (v15 * v174) - v170;
    P[198] = v245;
    P[113] = -(v177 + v245);
    P[114] = v99 - v156;
    P[115] = -v186;
    const behi_six_joint_pack v246 = -v228;
    P[116] = v246;
    P[121] = v246;
    P[122] = v246;
    const behi_six_joint_pack v247 = v0_cosine[4] * v15;
    const behi_six_joint_pack v248 = (v188 - (v57 * v158)) + (v247 * v189);
    const behi_six_joint_pack v249 = v15 * v0_sine[4];
    const behi_six_joint_pack v250 = (v191 - (v57 * v157)) + (v249 * v189);
    const behi_six_joint_pack v251 = (v0_sine[4] * v250) + (v0_cosine[4] * v248);
    const behi_six_joint_pack v252 = v198 - v251;
    const behi_six_joint_pack v253 = v201 + v252;
    P[118] = v253;
    P[124] = v253;
    P[130] = v253;
    const behi_six_joint_pack v254 = (v205 - (v57 * v173)) + (v247 * v203);
    const behi_six_joint_pack v255 = (v207 - (v57 * v171)) + (v249 * v203);
    const behi_six_joint_pack v256 = (v0_sine[4] * v255) + (v0_cosine[4] * v254);
    const behi_six_joint_pack v257 = v210 - v256;
    const behi_six_joint_pack v258 = v214 + v257;
    P[119] = v258;
    P[125] = v258;
    P[131] = v258;
    P[120] = v99 - v224;
    P[132] = -(v130 + v244);
    const behi_six_joint_pack v259 = -v251;
    P[133] = v259;
    P[134] = v259;
    P[135] = v259;
    P[136] = (((v70 * v248) - (v72 * v244)) - (v71 * v250)) - v217;
    const behi_six_joint_pack v260 = ((v72 * v245) + (v71 * v255)) - (v70 * v254);
    P[137] = -(v220 + v260);
    P[138] = -(v139 + v245);
    const behi_six_joint_pack v261 = -v256;
    P[139] = v261;
    P[140] = v261;
    P[141] = v261;
    P[142] = -(v222 + v260);
    P[143] = (((v33 * v254) + (v22 * v255)) - v223) - (v13 * v245);
    const behi_six_joint_pack v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143);
    const behi_six_joint_pack v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146);
    const behi_six_joint_pack v264 = (v0_sine[4] * v263) - (v0_cosine[4] * v262);
    const behi_six_joint_pack v265 = v167 + v264;
    P[145] = v165 + v265;
    P[146] = v225 + v265;
    P[147] = v244 + v265;
    P[148] = (v71 * v263) + (v70 * v262);
    const behi_six_joint_pack v266 = (v18 * v71) + (v42 * v72);
    const behi_six_joint_pack v267 = (v18 * v70) - (v47 * v72);
    const behi_six_joint_pack v268 = (((v74 * v173) + (v73 * v171)) + (v81 * v266)) + (v80 * v267);
    const behi_six_joint_pack v269 = v26 * v135;
    const behi_six_joint_pack v270 = v269 + (v36 * v136);
    const behi_six_joint_pack v271 = (v268 - (v18 * v270)) + (v76 * v163);
    P[204] = v271;
    const behi_six_joint_pack v272 = v271 - v138;
    P[149] = ((v33 * v262) - (v22 * v263)) - v272;
    P[150] = v116 + v165;
    const behi_six_joint_pack v273 = -v234;
    P[152] = v273;
    P[157] = v273;
    P[158] = v273;
    const behi_six_joint_pack v274 = -v252;
    P[153] = v274;
    P[159] = v274;
    P[163] = v274;
    P[164] = v274;
    P[165] = v274;
    const behi_six_joint_pack v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196);
    const behi_six_joint_pack v276 = -((v72 * v264) - (v117 * v275));
    P[154] = v276;
    P[160] = v276;
    P[166] = v276;
    const behi_six_joint_pack v277 = (v47 * v71) + (v42 * v70);
    const behi_six_joint_pack v278 = (((v73 * v203) + (v81 * v277)) + (v110 * v173)) + (v82 * v267);
    const behi_six_joint_pack v279 = (v278 - (v47 * v270)) + (v37 * v76);
    const behi_six_joint_pack v280 = (((v80 * v277) - (v74 * v203)) + (v110 * v171)) - (v82 * v266);
    const behi_six_joint_pack v281 = ((v280 + (v27 * v76)) - (v42 * v269)) - (v87 * v136);
    const behi_six_joint_pack v282 = (v0_sine[4] * v281) + (v0_cosine[4] * v279);
    const behi_six_joint_pack v283 = (v76 * v194) - (v95 * v137);
    const behi_six_joint_pack v284 = (v76 * v196) - (v97 * v137);
    const behi_six_joint_pack v285 = ((v0_sine[4] * v284) + (v0_cosine[4] * v283)) - v282;
    const behi_six_joint_pack v286 = -((v285 - (v61 * v275)) + (v13 * v264));
    P[155] = v286;
    P[161] = v286;
    P[167] = v286;
    P[156] = v116 + v225;
    P[162] = v116 + v244;
    P[168] = -v132;
    const behi_six_joint_pack v287 = (v71 * v281) - (v70 * v279);
    const behi_six_joint_pack v288 = (((v72 * v272) + (v71 * v284)) - (v70 * v283)) - v287;
    P[208] = v288;
    P[173] = (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v288;
    P[174] = -(v141 + v271);
    const behi_six_joint_pack v289 = v222 + v282;
    P[175] = v289;
    P[176] = v289;
    P[177] = v289;
    P[178] = v287 - (v72 * v271);
    const behi_six_joint_pack v290 = (v33 * v283) + (v22 * v284);
    P[179] = ((v290 - (v33 * v279)) - (v22 * v281)) - (v13 * v272);
    const behi_six_joint_pack v291 = (v33 * v144) + (v22 * (v103 + v143));
    const behi_six_joint_pack v292 = (v22 * v144) + (v33 * (v103 + v146));
    const behi_six_joint_pack v293 = (v0_sine[4] * v292) - (v0_cosine[4] * v291);
    const behi_six_joint_pack v294 = 0.0 + v293;
    P[181] = v175 + v294;
    P[182] = v226 + v294;
    P[183] = v245 + v294;
    P[184] = v272 + ((v71 * v292) + (v70 * v291));
    P[185] = (v33 * v291) - (v22 * v292);
    const behi_six_joint_pack v295 = -v239;
    P[188] = v295;
    P[193] = v295;
    P[194] = v295;
    const behi_six_joint_pack v296 = -v257;
    P[189] = v296;
    P[195] = v296;
    P[199] = v296;
    P[200] = v296;
    P[201] = v296;
    const behi_six_joint_pack v297 = ((v33 * v194) + (v22 * v196)) + (v13 * v103);
    const behi_six_joint_pack v298 = -(((v72 * v293) - (v117 * v297)) - v285);
    P[190] = v298;
    P[196] = v298;
    P[202] = v298;
    const behi_six_joint_pack v299 = -((v13 * v293) - (v61 * v297));
    P[191] = v299;
    P[197] = v299;
    P[203] = v299;
    const behi_six_joint_pack v300 = v219 - v282;
    P[205] = v300;
    P[206] = v300;
    P[207] = v300;
    P[209] = ((v76 * v297) - (v135 * v291)) - (v136 * v292);
    P[214] = -(v290 + (v13 * v138));
}

void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict F)
{
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[4], q[2], q[3], q[5]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = qd[1] + qd[2];
    const behi_six_joint_pack v11 = qd[3] + v10;
    const behi_six_joint_pack v12 = qdd[1] + qdd[2];
    const behi_six_joint_pack v13 = qdd[3] + v12;
    const behi_six_joint_pack v14 = v0_cosine[0] * qd[0];
    const behi_six_joint_pack v15 = v0_sine[0] * qd[0];
    const behi_six_joint_pack v16 = (v0_sine[2] * v14) + (v0_cosine[2] * v15);
    const behi_six_joint_pack v17 = (qd[1] * qd[1]) + (v14 * v14);
    const behi_six_joint_pack v18 = qdd[1] + (v14 * v15);
    const behi_six_joint_pack v19 = (v0_sine[2] * v15) - (v0_cosine[2] * v14);
    const behi_six_joint_pack v20 = (v0_sine[3] * v16) + (v0_cosine[3] * v19);
    const behi_six_joint_pack v21 = (v0_sine[3] * v19) - (v0_cosine[3] * v16);
    const behi_six_joint_pack v22 = v13 + (v20 * v21);
    const behi_six_joint_pack v23 = ((v0_sine[2] * v18) - (v19 * v19)) - (v10 * v10);
    const behi_six_joint_pack v24 = v0_cosine[2] * v17;
    const behi_six_joint_pack v25 = -(50.0 * (v23 - v24));
    const behi_six_joint_pack v26 = (v16 * v19) - v12;
    const behi_six_joint_pack v27 = 50.0 * ((v0_sine[2] * v17) + (v0_cosine[2] * v18));
    const behi_six_joint_pack v28 = (50.0 * v26) - v27;
    const behi_six_joint_pack v29 = (v0_sine[3] * v25) - (v0_cosine[3] * v28);
    const behi_six_joint_pack v30 = (v0_cosine[1] * v11) + (v0_sine[1] * v21);
    const behi_six_joint_pack v31 = 20.0 * v30;
    const behi_six_joint_pack v32 = qd[4] + v20;
    const behi_six_joint_pack v33 = (v0_sine[0] * qdd[0]) + (qd[1] * v14);
    const behi_six_joint_pack v34 = qd[1] * v15;
    const behi_six_joint_pack v35 = v34 - (v0_cosine[0] * qdd[0]);
    const behi_six_joint_pack v36 = ((qd[2] * v16) + (v0_sine[2] * v33)) + (v0_cosine[2] * v35);
    const behi_six_joint_pack v37 = ((qd[2] * v19) + (v0_sine[2] * v35)) - (v0_cosine[2] * v33);
    const behi_six_joint_pack v38 = ((qd[3] * v20) + (v0_sine[3] * v36)) + (v0_cosine[3] * v37);
    const behi_six_joint_pack v39 = (v29 + (10.0 * v22)) + (v31 * (qd[4] + v32));
    const behi_six_joint_pack v40 = v39 + (20.0 * ((v0_sine[1] * v13) - (v0_cosine[1] * v38)));
    const behi_six_joint_pack v41 = prepared[3] * v0_sine[4];
    const behi_six_joint_pack v42 = v34 + v35;
    const behi_six_joint_pack v43 = v36 + (v10 * v16);
    const behi_six_joint_pack v44 = v42 + v43;
    const behi_six_joint_pack v45 = ((qd[3] * v21) + (v0_sine[3] * v37)) - (v0_cosine[3] * v36);
    const behi_six_joint_pack v46 = v45 + (v11 * v21);
    const behi_six_joint_pack v47 = (50.0 * v44) - (10.0 * v46);
    const behi_six_joint_pack v48 = (v11 * v11) + (v20 * v20);
    const behi_six_joint_pack v49 = (v0_sine[3] * v28) + (v0_cosine[3] * v25);
    const behi_six_joint_pack v50 = v49 + (10.0 * v48);
    const behi_six_joint_pack v51 = (v0_sine[1] * v47) - (v0_cosine[1] * v50);
    const behi_six_joint_pack v52 = (v0_cosine[1] * v21) - (v0_sine[1] * v11);
    const behi_six_joint_pack v53 = (v51 + (v31 * v52)) + (20.0 * (qdd[4] - v45));
    const behi_six_joint_pack v54 = prepared[3] * v0_cosine[4];
    const behi_six_joint_pack v55 = (v40 * v41) - (v53 * v54);
    const behi_six_joint_pack v56 = (v41 * v53) + (v40 * v54);
    const behi_six_joint_pack v57 = (v0_sine[4] * v55) + (v0_cosine[4] * v56);
    const behi_six_joint_pack v58 = v57 + ((prepared[63] * v22) + (prepared[2] * v29));
    const behi_six_joint_pack v59 = v58 + ((prepared[10] * v22) + (prepared[1] * v29));
    F[19] = v59;
    const behi_six_joint_pack v60 = (v0_sine[1] * v50) + (v0_cosine[1] * v47);
    const behi_six_joint_pack v61 = prepared[13] * ((v32 * v32) + (v52 * v52));
    const behi_six_joint_pack v62 = v61 + (prepared[15] * v60);
    F[25] = v62;
    const behi_six_joint_pack v63 = (v0_sine[4] * v56) - (v0_cosine[4] * v55);
    const behi_six_joint_pack v64 = v63 + (prepared[2] * v51);
    F[24] = v64;
    const behi_six_joint_pack v65 = (((v0_sine[1] * v62) - (v0_cosine[1] * v64)) + (prepared[10] * v48)) + (prepared[1] * v49);
    const behi_six_joint_pack v66 = (((v0_sine[3] * v59) + (v0_cosine[3] * v65)) - (prepared[7] * v23)) - (prepared[64] * v24);
    const behi_six_joint_pack v67 = (v0_sine[3] * v65) - (v0_cosine[3] * v59);
    const behi_six_joint_pack v68 = v67 + ((prepared[7] * v26) - (prepared[0] * v27));
    const behi_six_joint_pack v69 = (v0_sine[2] * v66) + (v0_cosine[2] * v68);
    const behi_six_joint_pack v70 = (prepared[5] * v18) - v69;
    F[7] = v70;
    const behi_six_joint_pack v71 = ((v0_sine[2] * v68) - (v0_cosine[2] * v66)) - (prepared[5] * v17);
    F[6] = v71;
    F[0] = (v0_cosine[0] * v71) - (v0_sine[0] * v70);
    const behi_six_joint_pack v72 = (v0_sine[1] * v64) + (v0_cosine[1] * v62);
    const behi_six_joint_pack v73 = v72 + ((prepared[65] * v44) - (prepared[10] * v46));
    F[20] = v73;
    const behi_six_joint_pack v74 = v73 + (prepared[7] * v44);
    F[14] = v74;
    const behi_six_joint_pack v75 = v74 + (prepared[5] * v42);
    F[8] = v75;
    F[2] = (v0_sine[0] * v71) + (v0_cosine[0] * v70);
    const behi_six_joint_pack v76 = prepared[4] * (qd[5] - v30);
    const behi_six_joint_pack v77 = v0_sine[4] * v76;
    const behi_six_joint_pack v78 = v0_cosine[4] * v76;
    const behi_six_joint_pack v79 = (v52 * v77) + (v32 * v78);
    F[33] = v79;
    const behi_six_joint_pack v80 = (v32 * v77) - (v52 * v78);
    const behi_six_joint_pack v81 = ((v0_sine[4] * v79) - (v0_cosine[4] * v80)) + (20.0 * v63);
    F[29] = v81;
    const behi_six_joint_pack v82 = v81 + (((prepared[66] * v44) - (prepared[11] * v46)) + (10.0 * v72));
    const behi_six_joint_pack v83 = ((v0_sine[4] * v80) + (v0_cosine[4] * v79)) + (20.0 * v57);
    F[27] = v83;
    const behi_six_joint_pack v84 = prepared[4] * ((((qd[4] * v52) - qdd[5]) + (v0_cosine[1] * v13)) + (v0_sine[1] * v38));
    F[28] = v84;
    const behi_six_joint_pack v85 = (v0_sine[1] * v84) - (v0_cosine[1] * v83);
    const behi_six_joint_pack v86 = (v0_sine[3] * v82) - (v0_cosine[3] * v85);
    F[15] = v86;
    const behi_six_joint_pack v87 = (((v0_sine[3] * v85) + (v0_cosine[3] * v82)) + (50.0 * v73)) + (prepared[58] * v42);
    const behi_six_joint_pack v88 = v87 + (prepared[9] * v43);
    const behi_six_joint_pack v89 = (((v0_sine[2] * v86) - (v0_cosine[2] * v88)) - (50.0 * v74)) - (prepared[6] * v42);
    F[10] = v89;
    const behi_six_joint_pack v90 = (v0_sine[2] * v88) + (v0_cosine[2] * v86);
    F[9] = v90;
    F[3] = (v0_cosine[0] * v90) - (v0_sine[0] * v89);
    const behi_six_joint_pack v91 = ((v0_sine[1] * v83) + (10.0 * v58)) + (v0_cosine[1] * v84);
    const behi_six_joint_pack v92 = ((prepared[11] * v22) + (prepared[10] * v29)) + v91;
    F[23] = v92;
    const behi_six_joint_pack v93 = (((50.0 * v67) + (prepared[9] * v26)) - (prepared[7] * v27)) - v92;
    const behi_six_joint_pack v94 = ((prepared[6] * v18) - (50.0 * v69)) - v93;
    F[11] = v94;
    F[5] = (v0_sine[0] * v90) + (v0_cosine[0] * v89);
    F[1] = -v75;
    F[4] = -v94;
    F[12] = -v66;
    F[13] = -v68;
    F[16] = -v88;
    F[17] = -v93;
    F[18] = -v65;
    F[21] = -v85;
    F[22] = -v82;
    F[26] = -v58;
    F[30] = -v55;
    F[31] = -v56;
    F[32] = -(v61 + (prepared[3] * v60));
    F[34] = -v80;
    F[35] = -v84;
}

void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
