/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in cart_double_pendulum_batch.c. */
#include "cart_double_pendulum_batch.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include "cart_double_pendulum_inline.h"

/* Accelerations and their derivatives by the state and the joint forces: symgen/derive/recursive/linear_step.py. */
CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_linearize_stage_body(size_t spacing, const double *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict slopes, cart_double_pendulum_pack *restrict gains)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]));
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v4;
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[0];
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) + v6;
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v7;
    const cart_double_pendulum_pack v9 = 1.0 - v8;
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_cosine[1];
    const cart_double_pendulum_pack v11 = v10 - (v4 * v9);
    const cart_double_pendulum_pack v12 = 1.0 / ((cart_double_pendulum_pack_number(prepared, 0U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 1U, spacing, 0U) * v0_cosine[0])) - (v7 * v8));
    const cart_double_pendulum_pack v13 = v11 * v12;
    const cart_double_pendulum_pack v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U)));
    const cart_double_pendulum_pack v15 = qd[2] + qd[1];
    const cart_double_pendulum_pack v16 = v15 * v15;
    const cart_double_pendulum_pack v17 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_sine[0];
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * ((v0_sine[1] * v0_cosine[0]) + (v0_sine[0] * v0_cosine[1]));
    const cart_double_pendulum_pack v19 = qd[1] * qd[1];
    const cart_double_pendulum_pack v20 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v18) + (v19 * v17);
    const cart_double_pendulum_pack v21 = v20 + ((((cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) * qd[1]) - tau[1]) + (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[1])) - (v16 * v17));
    const cart_double_pendulum_pack v22 = v20 + ((qd[2] * cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U)) - tau[2]);
    const cart_double_pendulum_pack v23 = v21 - (v8 * v22);
    const cart_double_pendulum_pack v24 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v25 = (((tau[0] + (v19 * v24)) + (v16 * v18)) - (v5 * v22)) + (v23 * v13);
    const cart_double_pendulum_pack v26 = v25 * v14;
    qdd[0] = -v26;
    const cart_double_pendulum_pack v27 = v13 * v14;
    gains[1] = v27;
    const cart_double_pendulum_pack v28 = (v25 * v27) - (v23 * v12);
    qdd[1] = v28;
    const cart_double_pendulum_pack v29 = (cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v22) + (v5 * v26);
    qdd[2] = -(v29 + (v8 * v28));
    slopes[0] = cart_double_pendulum_pack_splat(0.0);
    slopes[3] = cart_double_pendulum_pack_splat(0.0);
    slopes[6] = cart_double_pendulum_pack_splat(0.0);
    slopes[9] = cart_double_pendulum_pack_splat(0.0);
    slopes[12] = cart_double_pendulum_pack_splat(0.0);
    slopes[15] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v30 = (v9 * v28) - v29;
    const cart_double_pendulum_pack v31 = (v16 * v4) - (v18 * v30);
    const cart_double_pendulum_pack v32 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v4) - (v18 * v26);
    const cart_double_pendulum_pack v33 = v5 + (v8 * v13);
    const cart_double_pendulum_pack v34 = v13 - v33;
    const cart_double_pendulum_pack v35 = (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[1]) + (v24 * v26);
    const cart_double_pendulum_pack v36 = ((((v13 * v35) + (v19 * v10)) - (v34 * v32)) + (v24 * v28)) - v31;
    const cart_double_pendulum_pack v37 = v14 * v36;
    slopes[1] = -v37;
    const cart_double_pendulum_pack v38 = ((v19 * v6) - (v17 * v28)) - v32;
    const cart_double_pendulum_pack v39 = (v17 * v30) + (v16 * v6);
    const cart_double_pendulum_pack v40 = (v27 * v39) - (v14 * ((v34 * v38) - v31));
    slopes[2] = v40;
    const cart_double_pendulum_pack v41 = qd[1] * v0_sine[0];
    const cart_double_pendulum_pack v42 = (cart_double_pendulum_pack_number(prepared, 31U, spacing, 0U) * v15) * v0_sine[0];
    const cart_double_pendulum_pack v43 = (cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) - v42) + ((cart_double_pendulum_pack_number(prepared, 31U, spacing, 0U) * v41) * v9);
    const cart_double_pendulum_pack v44 = cart_double_pendulum_pack_number(prepared, 33U, spacing, 0U) * v41;
    const cart_double_pendulum_pack v45 = (2.0 * v15) * v18;
    const cart_double_pendulum_pack v46 = (v45 + (((qd[1] * cart_double_pendulum_pack_number(prepared, 30U, spacing, 0U)) * v0_sine[1]) - (v44 * v4))) + (v43 * v13);
    slopes[4] = -(v46 * v14);
    const cart_double_pendulum_pack v47 = v42 + (cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) * v7);
    const cart_double_pendulum_pack v48 = (v47 * v27) + (((cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) * v4) - v45) * v14);
    slopes[5] = v48;
    const cart_double_pendulum_pack v49 = v9 * v12;
    const cart_double_pendulum_pack v50 = (v27 * v36) + ((v49 * v32) - (v12 * v35));
    slopes[7] = v50;
    const cart_double_pendulum_pack v51 = (v13 * v40) + ((v49 * v38) - (v12 * v39));
    slopes[8] = -v51;
    const cart_double_pendulum_pack v52 = v43 * v12;
    slopes[10] = (v46 * v27) - v52;
    const cart_double_pendulum_pack v53 = v47 * v12;
    slopes[11] = v53 - (v13 * v48);
    slopes[13] = ((cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v32) - (v8 * v50)) - (v5 * v37);
    slopes[14] = (v8 * v51) + ((v5 * v40) - (cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v38));
    const cart_double_pendulum_pack v54 = v33 * v14;
    slopes[16] = ((v8 * v52) - v44) - (v46 * v54);
    slopes[17] = (v33 * v48) - (cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) + (v8 * v53));
    gains[0] = -v14;
    gains[2] = -v54;
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_stage_same(const double *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict slopes, cart_double_pendulum_pack *restrict gains)
{
    cart_double_pendulum_pack_linearize_stage_body(0U, prepared, q, qd, tau, qdd, slopes, gains);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_stage_each(size_t spacing, const double *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict slopes, cart_double_pendulum_pack *restrict gains)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_linearize_stage_body(spacing, prepared, q, qd, tau, qdd, slopes, gains);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_linearize_stage(size_t spacing, const double *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict slopes, cart_double_pendulum_pack *restrict gains)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_linearize_stage_same(prepared, q, qd, tau, qdd, slopes, gains);
    } else {
        cart_double_pendulum_pack_linearize_stage_each(spacing, prepared, q, qd, tau, qdd, slopes, gains);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const cart_double_pendulum_pack v0_of_q[3] = {cart_double_pendulum_pack_at(&q[0]), cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    const cart_double_pendulum_pack v0_of_qd[3] = {cart_double_pendulum_pack_at(&qd[0]), cart_double_pendulum_pack_at(&qd[stride]), cart_double_pendulum_pack_at(&qd[2U * stride])};
    const cart_double_pendulum_pack v0_of_tau[3] = {cart_double_pendulum_pack_at(&tau[0]), cart_double_pendulum_pack_at(&tau[stride]), cart_double_pendulum_pack_at(&tau[2U * stride])};
    cart_double_pendulum_pack v0_qdd[3];
    cart_double_pendulum_pack v0_slopes[18];
    cart_double_pendulum_pack v0_gains[3];
    cart_double_pendulum_pack_linearize_stage(spacing, prepared, v0_of_q, v0_of_qd, v0_of_tau, v0_qdd, v0_slopes, v0_gains);
    *(cart_double_pendulum_unaligned *)&A[3U * stride] = cart_double_pendulum_pack_at(&dt[0]);
    const cart_double_pendulum_pack v1 = 0.5 * cart_double_pendulum_pack_at(&dt[0]);
    const cart_double_pendulum_pack v2 = cart_double_pendulum_pack_at(&q[2U * stride]) + (cart_double_pendulum_pack_at(&qd[2U * stride]) * v1);
    const cart_double_pendulum_pack v3 = cart_double_pendulum_pack_at(&q[stride]) + (cart_double_pendulum_pack_at(&qd[stride]) * v1);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&q[0]) + (cart_double_pendulum_pack_at(&qd[0]) * v1);
    const cart_double_pendulum_pack v5_of_q[3] = {v4, v3, v2};
    const cart_double_pendulum_pack v5_of_qd[3] = {cart_double_pendulum_pack_at(&qd[0]) + (v0_qdd[0] * v1), cart_double_pendulum_pack_at(&qd[stride]) + (v0_qdd[1] * v1), cart_double_pendulum_pack_at(&qd[2U * stride]) + (v0_qdd[2] * v1)};
    cart_double_pendulum_pack v5_qdd[3];
    cart_double_pendulum_pack v5_slopes[18];
    cart_double_pendulum_pack v5_gains[3];
    cart_double_pendulum_pack_linearize_stage(spacing, prepared, v5_of_q, v5_of_qd, v0_of_tau, v5_qdd, v5_slopes, v5_gains);
    const cart_double_pendulum_pack v6 = v1 * v1;
    const cart_double_pendulum_pack v7_of_q[3] = {v4 + (v0_qdd[0] * v6), v3 + (v0_qdd[1] * v6), v2 + (v0_qdd[2] * v6)};
    const cart_double_pendulum_pack v7_of_qd[3] = {cart_double_pendulum_pack_at(&qd[0]) + (v1 * v5_qdd[0]), cart_double_pendulum_pack_at(&qd[stride]) + (v1 * v5_qdd[1]), cart_double_pendulum_pack_at(&qd[2U * stride]) + (v1 * v5_qdd[2])};
    cart_double_pendulum_pack v7_qdd[3];
    cart_double_pendulum_pack v7_slopes[18];
    cart_double_pendulum_pack v7_gains[3];
    cart_double_pendulum_pack_linearize_stage(spacing, prepared, v7_of_q, v7_of_qd, v0_of_tau, v7_qdd, v7_slopes, v7_gains);
    const cart_double_pendulum_pack v8 = v5_qdd[0] + v7_qdd[0];
    const cart_double_pendulum_pack v9 = 0.16666666666666666 * cart_double_pendulum_pack_at(&dt[0]);
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_at(&dt[0]) * v9;
    const cart_double_pendulum_pack v11 = cart_double_pendulum_pack_at(&q[0]) + (cart_double_pendulum_pack_at(&qd[0]) * cart_double_pendulum_pack_at(&dt[0]));
    *(cart_double_pendulum_unaligned *)&q_next[0] = v11 + (v10 * (v0_qdd[0] + v8));
    const cart_double_pendulum_pack v12 = v5_qdd[1] + v7_qdd[1];
    const cart_double_pendulum_pack v13 = cart_double_pendulum_pack_at(&q[stride]) + (cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&dt[0]));
    *(cart_double_pendulum_unaligned *)&q_next[stride] = v13 + (v10 * (v0_qdd[1] + v12));
    const cart_double_pendulum_pack v14 = v5_qdd[2] + v7_qdd[2];
    const cart_double_pendulum_pack v15 = cart_double_pendulum_pack_at(&q[2U * stride]) + (cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_at(&dt[0]));
    *(cart_double_pendulum_unaligned *)&q_next[2U * stride] = v15 + (v10 * (v0_qdd[2] + v14));
    const cart_double_pendulum_pack v16 = cart_double_pendulum_pack_at(&dt[0]) * v1;
    const cart_double_pendulum_pack v17_of_q[3] = {v11 + (v5_qdd[0] * v16), v13 + (v5_qdd[1] * v16), v15 + (v5_qdd[2] * v16)};
    const cart_double_pendulum_pack v17_of_qd[3] = {cart_double_pendulum_pack_at(&qd[0]) + (cart_double_pendulum_pack_at(&dt[0]) * v7_qdd[0]), cart_double_pendulum_pack_at(&qd[stride]) + (cart_double_pendulum_pack_at(&dt[0]) * v7_qdd[1]), cart_double_pendulum_pack_at(&qd[2U * stride]) + (cart_double_pendulum_pack_at(&dt[0]) * v7_qdd[2])};
    cart_double_pendulum_pack v17_qdd[3];
    cart_double_pendulum_pack v17_slopes[18];
    cart_double_pendulum_pack v17_gains[3];
    cart_double_pendulum_pack_linearize_stage(spacing, prepared, v17_of_q, v17_of_qd, v0_of_tau, v17_qdd, v17_slopes, v17_gains);
    *(cart_double_pendulum_unaligned *)&qd_next[0] = cart_double_pendulum_pack_at(&qd[0]) + (v9 * ((v0_qdd[0] + (2.0 * v8)) + v17_qdd[0]));
    *(cart_double_pendulum_unaligned *)&qd_next[stride] = cart_double_pendulum_pack_at(&qd[stride]) + (v9 * ((v0_qdd[1] + (2.0 * v12)) + v17_qdd[1]));
    *(cart_double_pendulum_unaligned *)&qd_next[2U * stride] = cart_double_pendulum_pack_at(&qd[2U * stride]) + (v9 * ((v0_qdd[2] + (2.0 * v14)) + v17_qdd[2]));
    *(cart_double_pendulum_unaligned *)&A[0] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&A[21U * stride] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v18 = (v1 * v5_slopes[5]) + (v6 * v7_slopes[2]);
    const cart_double_pendulum_pack v19 = v5_slopes[1] + v7_slopes[1];
    const cart_double_pendulum_pack v20 = (v1 * v5_slopes[4]) + (v6 * v7_slopes[1]);
    const cart_double_pendulum_pack v21 = v1 * v7_slopes[5];
    const cart_double_pendulum_pack v22 = v1 * v5_slopes[17];
    const cart_double_pendulum_pack v23 = v1 * v5_slopes[16];
    const cart_double_pendulum_pack v24 = (v5_slopes[13] + (v0_slopes[13] * v22)) + (v0_slopes[7] * v23);
    const cart_double_pendulum_pack v25 = v1 * v7_slopes[4];
    const cart_double_pendulum_pack v26 = v1 * v5_slopes[11];
    const cart_double_pendulum_pack v27 = v1 * v5_slopes[10];
    const cart_double_pendulum_pack v28 = (v5_slopes[7] + (v0_slopes[13] * v26)) + (v0_slopes[7] * v27);
    const cart_double_pendulum_pack v29 = ((v21 * v24) + ((v19 + (v0_slopes[13] * v18)) + (v0_slopes[7] * v20))) + (v25 * v28);
    *(cart_double_pendulum_unaligned *)&A[stride] = v10 * (v0_slopes[1] + v29);
    const cart_double_pendulum_pack v30 = v7_slopes[2] + v5_slopes[2];
    const cart_double_pendulum_pack v31 = (v5_slopes[14] + (v0_slopes[14] * v22)) + (v0_slopes[8] * v23);
    const cart_double_pendulum_pack v32 = (v5_slopes[8] + (v0_slopes[14] * v26)) + (v0_slopes[8] * v27);
    const cart_double_pendulum_pack v33 = ((((v0_slopes[14] * v18) + v30) + (v0_slopes[8] * v20)) + (v21 * v31)) + (v25 * v32);
    *(cart_double_pendulum_unaligned *)&A[2U * stride] = v10 * (v0_slopes[2] + v33);
    const cart_double_pendulum_pack v34 = (((v5_slopes[4] + v7_slopes[4]) + (v1 * v19)) + (v0_slopes[16] * v18)) + (v0_slopes[10] * v20);
    const cart_double_pendulum_pack v35 = ((v5_slopes[16] + (v1 * v5_slopes[13])) + (v0_slopes[16] * v22)) + (v0_slopes[10] * v23);
    const cart_double_pendulum_pack v36 = ((v5_slopes[10] + (v1 * v5_slopes[7])) + (v0_slopes[16] * v26)) + (v0_slopes[10] * v27);
    const cart_double_pendulum_pack v37 = (v34 + (v21 * v35)) + (v25 * v36);
    *(cart_double_pendulum_unaligned *)&A[4U * stride] = v10 * (v0_slopes[4] + v37);
    const cart_double_pendulum_pack v38 = (((v5_slopes[5] + v7_slopes[5]) + (v1 * v30)) + (v0_slopes[17] * v18)) + (v0_slopes[11] * v20);
    const cart_double_pendulum_pack v39 = ((v5_slopes[17] + (v1 * v5_slopes[14])) + (v0_slopes[17] * v22)) + (v0_slopes[11] * v23);
    const cart_double_pendulum_pack v40 = ((v5_slopes[11] + (v1 * v5_slopes[8])) + (v0_slopes[17] * v26)) + (v0_slopes[11] * v27);
    const cart_double_pendulum_pack v41 = (v38 + (v21 * v39)) + (v25 * v40);
    *(cart_double_pendulum_unaligned *)&A[5U * stride] = v10 * (v0_slopes[5] + v41);
    *(cart_double_pendulum_unaligned *)&A[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[27U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[30U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[33U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v42 = v6 * v7_slopes[8];
    const cart_double_pendulum_pack v43 = v6 * v7_slopes[7];
    const cart_double_pendulum_pack v44 = v1 * v7_slopes[11];
    const cart_double_pendulum_pack v45 = v1 * v7_slopes[10];
    const cart_double_pendulum_pack v46 = (((v7_slopes[7] + (v0_slopes[13] * v42)) + (v0_slopes[7] * v43)) + (v44 * v24)) + (v45 * v28);
    *(cart_double_pendulum_unaligned *)&A[7U * stride] = 1.0 + (v10 * (v46 + (v0_slopes[7] + v28)));
    const cart_double_pendulum_pack v47 = (((v7_slopes[8] + (v0_slopes[14] * v42)) + (v0_slopes[8] * v43)) + (v44 * v31)) + (v45 * v32);
    *(cart_double_pendulum_unaligned *)&A[8U * stride] = v10 * (v47 + (v0_slopes[8] + v32));
    const cart_double_pendulum_pack v48 = (((v7_slopes[10] + (v1 * v7_slopes[7])) + (v0_slopes[16] * v42)) + (v0_slopes[10] * v43)) + (v44 * v35);
    const cart_double_pendulum_pack v49 = v48 + (v45 * v36);
    *(cart_double_pendulum_unaligned *)&A[10U * stride] = cart_double_pendulum_pack_at(&dt[0]) + (v10 * (v49 + (v0_slopes[10] + v36)));
    const cart_double_pendulum_pack v50 = (((v7_slopes[11] + (v1 * v7_slopes[8])) + (v0_slopes[17] * v42)) + (v0_slopes[11] * v43)) + (v44 * v39);
    const cart_double_pendulum_pack v51 = v50 + (v45 * v40);
    *(cart_double_pendulum_unaligned *)&A[11U * stride] = v10 * (v51 + (v0_slopes[11] + v40));
    const cart_double_pendulum_pack v52 = v6 * v7_slopes[14];
    const cart_double_pendulum_pack v53 = v6 * v7_slopes[13];
    const cart_double_pendulum_pack v54 = v1 * v7_slopes[17];
    const cart_double_pendulum_pack v55 = v1 * v7_slopes[16];
    const cart_double_pendulum_pack v56 = (((v7_slopes[13] + (v0_slopes[13] * v52)) + (v0_slopes[7] * v53)) + (v54 * v24)) + (v55 * v28);
    *(cart_double_pendulum_unaligned *)&A[13U * stride] = v10 * (v56 + (v0_slopes[13] + v24));
    const cart_double_pendulum_pack v57 = (((v7_slopes[14] + (v0_slopes[14] * v52)) + (v0_slopes[8] * v53)) + (v54 * v31)) + (v55 * v32);
    *(cart_double_pendulum_unaligned *)&A[14U * stride] = 1.0 + (v10 * (v57 + (v0_slopes[14] + v31)));
    const cart_double_pendulum_pack v58 = (((v7_slopes[16] + (v1 * v7_slopes[13])) + (v0_slopes[16] * v52)) + (v0_slopes[10] * v53)) + (v54 * v35);
    const cart_double_pendulum_pack v59 = v58 + (v55 * v36);
    *(cart_double_pendulum_unaligned *)&A[16U * stride] = v10 * (v59 + (v0_slopes[16] + v35));
    const cart_double_pendulum_pack v60 = (((v7_slopes[17] + (v1 * v7_slopes[14])) + (v0_slopes[17] * v52)) + (v0_slopes[11] * v53)) + (v54 * v39);
    const cart_double_pendulum_pack v61 = v60 + (v55 * v40);
    *(cart_double_pendulum_unaligned *)&A[17U * stride] = cart_double_pendulum_pack_at(&dt[0]) + (v10 * (v61 + (v0_slopes[17] + v39)));
    const cart_double_pendulum_pack v62 = v16 * v17_slopes[2];
    const cart_double_pendulum_pack v63 = v16 * v17_slopes[1];
    const cart_double_pendulum_pack v64 = (((v17_slopes[1] + v0_slopes[1]) + (v24 * v62)) + (v28 * v63)) + (2.0 * v29);
    const cart_double_pendulum_pack v65 = cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[4];
    const cart_double_pendulum_pack v66 = cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[5];
    *(cart_double_pendulum_unaligned *)&A[19U * stride] = v9 * ((v64 + (v65 * v46)) + (v66 * v56));
    const cart_double_pendulum_pack v67 = (((v17_slopes[2] + v0_slopes[2]) + (v31 * v62)) + (v32 * v63)) + (2.0 * v33);
    *(cart_double_pendulum_unaligned *)&A[20U * stride] = v9 * ((v67 + (v65 * v47)) + (v66 * v57));
    const cart_double_pendulum_pack v68 = (v17_slopes[4] + (v35 * v62)) + ((v0_slopes[4] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[1])) + (v36 * v63));
    *(cart_double_pendulum_unaligned *)&A[22U * stride] = v9 * (((v68 + (v65 * v49)) + (v66 * v59)) + (2.0 * v37));
    const cart_double_pendulum_pack v69 = (v17_slopes[5] + (v39 * v62)) + ((v0_slopes[5] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[2])) + (v40 * v63));
    *(cart_double_pendulum_unaligned *)&A[23U * stride] = v9 * (((v69 + (v65 * v51)) + (v66 * v61)) + (2.0 * v41));
    const cart_double_pendulum_pack v70 = v16 * v17_slopes[8];
    const cart_double_pendulum_pack v71 = 2.0 + (v16 * v17_slopes[7]);
    const cart_double_pendulum_pack v72 = 2.0 + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[10]);
    const cart_double_pendulum_pack v73 = (((v17_slopes[7] + v0_slopes[7]) + (v24 * v70)) + (v28 * v71)) + (v72 * v46);
    const cart_double_pendulum_pack v74 = cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[11];
    *(cart_double_pendulum_unaligned *)&A[25U * stride] = v9 * (v73 + (v74 * v56));
    const cart_double_pendulum_pack v75 = (((v17_slopes[8] + v0_slopes[8]) + (v31 * v70)) + (v32 * v71)) + (v72 * v47);
    *(cart_double_pendulum_unaligned *)&A[26U * stride] = v9 * (v75 + (v74 * v57));
    const cart_double_pendulum_pack v76 = (v17_slopes[10] + (v35 * v70)) + ((v0_slopes[10] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[7])) + (v36 * v71));
    *(cart_double_pendulum_unaligned *)&A[28U * stride] = 1.0 + (v9 * ((v76 + (v72 * v49)) + (v74 * v59)));
    const cart_double_pendulum_pack v77 = (v17_slopes[11] + (v39 * v70)) + ((v0_slopes[11] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[8])) + (v40 * v71));
    *(cart_double_pendulum_unaligned *)&A[29U * stride] = v9 * ((v77 + (v72 * v51)) + (v74 * v61));
    const cart_double_pendulum_pack v78 = 2.0 + (v16 * v17_slopes[14]);
    const cart_double_pendulum_pack v79 = v16 * v17_slopes[13];
    const cart_double_pendulum_pack v80 = cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[16];
    const cart_double_pendulum_pack v81 = (((v17_slopes[13] + v0_slopes[13]) + (v24 * v78)) + (v28 * v79)) + (v80 * v46);
    const cart_double_pendulum_pack v82 = 2.0 + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[17]);
    *(cart_double_pendulum_unaligned *)&A[31U * stride] = v9 * (v81 + (v82 * v56));
    const cart_double_pendulum_pack v83 = (((v17_slopes[14] + v0_slopes[14]) + (v31 * v78)) + (v32 * v79)) + (v80 * v47);
    *(cart_double_pendulum_unaligned *)&A[32U * stride] = v9 * (v83 + (v82 * v57));
    const cart_double_pendulum_pack v84 = (v17_slopes[16] + (v35 * v78)) + ((v0_slopes[16] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[13])) + (v36 * v79));
    *(cart_double_pendulum_unaligned *)&A[34U * stride] = v9 * ((v84 + (v80 * v49)) + (v82 * v59));
    const cart_double_pendulum_pack v85 = (v17_slopes[17] + (v39 * v78)) + ((v0_slopes[17] + (cart_double_pendulum_pack_at(&dt[0]) * v17_slopes[14])) + (v40 * v79));
    *(cart_double_pendulum_unaligned *)&A[35U * stride] = 1.0 + (v9 * ((v85 + (v80 * v51)) + (v82 * v61)));
    const cart_double_pendulum_pack v86 = (v5_gains[2] + (v0_gains[2] * v22)) + (v0_gains[1] * v23);
    const cart_double_pendulum_pack v87 = (((v5_gains[0] + v7_gains[0]) + (v0_gains[2] * v18)) + (v0_gains[1] * v20)) + (v21 * v86);
    const cart_double_pendulum_pack v88 = (v5_gains[1] + (v0_gains[2] * v26)) + (v0_gains[1] * v27);
    const cart_double_pendulum_pack v89 = v87 + (v25 * v88);
    *(cart_double_pendulum_unaligned *)&B[0] = v10 * (v0_gains[0] + v89);
    const cart_double_pendulum_pack v90 = (((v7_gains[1] + (v0_gains[2] * v42)) + (v0_gains[1] * v43)) + (v44 * v86)) + (v45 * v88);
    *(cart_double_pendulum_unaligned *)&B[stride] = v10 * (v90 + (v0_gains[1] + v88));
    const cart_double_pendulum_pack v91 = (((v7_gains[2] + (v0_gains[2] * v52)) + (v0_gains[1] * v53)) + (v54 * v86)) + (v55 * v88);
    *(cart_double_pendulum_unaligned *)&B[2U * stride] = v10 * (v91 + (v0_gains[2] + v86));
    const cart_double_pendulum_pack v92 = (((v17_gains[0] + v0_gains[0]) + (v62 * v86)) + (v63 * v88)) + (2.0 * v89);
    *(cart_double_pendulum_unaligned *)&B[3U * stride] = v9 * ((v92 + (v65 * v90)) + (v66 * v91));
    const cart_double_pendulum_pack v93 = (((v17_gains[1] + v0_gains[1]) + (v70 * v86)) + (v71 * v88)) + (v74 * v91);
    *(cart_double_pendulum_unaligned *)&B[4U * stride] = v9 * (v93 + (v72 * v90));
    const cart_double_pendulum_pack v94 = (((v17_gains[2] + v0_gains[2]) + (v79 * v88)) + (v78 * v86)) + (v80 * v90);
    *(cart_double_pendulum_unaligned *)&B[5U * stride] = v9 * (v94 + (v82 * v91));
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    cart_double_pendulum_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        cart_double_pendulum_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void cart_double_pendulum_linearize_step_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double dt_rest[1U * CART_DOUBLE_PENDULUM_LANES];
        double q_next_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_next_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double A_rest[36U * CART_DOUBLE_PENDULUM_LANES];
        double B_rest[6U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, dt, dt_rest);
        cart_double_pendulum_pack_linearize_step_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q_next_rest, q_next);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd_next_rest, qd_next);
        cart_double_pendulum_pack_give(36U, count, first, CART_DOUBLE_PENDULUM_LANES, A_rest, A);
        cart_double_pendulum_pack_give(6U, count, first, CART_DOUBLE_PENDULUM_LANES, B_rest, B);
    }
}

void cart_double_pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_linearize_step_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double dt_rest[1U * CART_DOUBLE_PENDULUM_LANES];
        double q_next_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_next_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double A_rest[36U * CART_DOUBLE_PENDULUM_LANES];
        double B_rest[6U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, dt, dt_rest);
        cart_double_pendulum_pack_linearize_step_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q_next_rest, q_next);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd_next_rest, qd_next);
        cart_double_pendulum_pack_give(36U, count, first, CART_DOUBLE_PENDULUM_LANES, A_rest, A);
        cart_double_pendulum_pack_give(6U, count, first, CART_DOUBLE_PENDULUM_LANES, B_rest, B);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double Y_lane[90];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            cart_double_pendulum_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 90U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&Y[0] = cart_double_pendulum_pack_at(&qdd[0]);
    *(cart_double_pendulum_unaligned *)&Y[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[17U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[19U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[23U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[25U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[26U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[27U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[28U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[29U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[30U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[31U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[32U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[33U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[34U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[35U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[36U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[37U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[38U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[39U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[40U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[43U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[44U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[45U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[46U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[47U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[48U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[53U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[54U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[55U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[56U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[57U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[58U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[60U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[61U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[62U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[63U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[64U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[65U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[66U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[67U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[68U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[69U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[70U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[71U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[72U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[73U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[74U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[75U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[76U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[77U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[78U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[79U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[80U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[83U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[84U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[85U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[86U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[87U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[88U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = (cart_double_pendulum_pack_at(&qdd[0]) * v0_sine[0]) - (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_cosine[0]);
    const cart_double_pendulum_pack v5 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_sine[0]) + (cart_double_pendulum_pack_at(&qdd[0]) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&Y[41U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&Y[10U * stride] = (v0_cosine[0] * v5) + (v0_sine[0] * v4);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    *(cart_double_pendulum_unaligned *)&Y[49U * stride] = cart_double_pendulum_pack_at(&qdd[stride]);
    *(cart_double_pendulum_unaligned *)&Y[11U * stride] = (cart_double_pendulum_pack_at(&qdd[stride]) * v0_cosine[0]) - (v6 * v0_sine[0]);
    *(cart_double_pendulum_unaligned *)&Y[12U * stride] = -((cart_double_pendulum_pack_at(&qdd[stride]) * v0_sine[0]) + (v6 * v0_cosine[0]));
    const cart_double_pendulum_pack v7 = v5 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride]));
    const cart_double_pendulum_pack v8 = (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v6) - v4;
    const cart_double_pendulum_pack v9 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    *(cart_double_pendulum_unaligned *)&Y[82U * stride] = v9;
    const cart_double_pendulum_pack v10 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const cart_double_pendulum_pack v11 = (v0_cosine[1] * v7) + (v0_sine[1] * v8);
    *(cart_double_pendulum_unaligned *)&Y[81U * stride] = v11;
    const cart_double_pendulum_pack v12 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    *(cart_double_pendulum_unaligned *)&Y[20U * stride] = (v12 * v11) - (v10 * v9);
    const cart_double_pendulum_pack v13 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v14 = v13 * v13;
    const cart_double_pendulum_pack v15 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    *(cart_double_pendulum_unaligned *)&Y[59U * stride] = v15;
    *(cart_double_pendulum_unaligned *)&Y[89U * stride] = v15;
    *(cart_double_pendulum_unaligned *)&Y[21U * stride] = (v15 * v12) - (v14 * v10);
    *(cart_double_pendulum_unaligned *)&Y[22U * stride] = -((v15 * v10) + (v14 * v12));
    *(cart_double_pendulum_unaligned *)&Y[42U * stride] = -v4;
    const cart_double_pendulum_pack v16 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v17 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_cosine[1];
    *(cart_double_pendulum_unaligned *)&Y[50U * stride] = (v17 * v11) - (v16 * v9);
    *(cart_double_pendulum_unaligned *)&Y[51U * stride] = v11 + ((v15 * v17) - (v14 * v16));
    *(cart_double_pendulum_unaligned *)&Y[52U * stride] = v9 - ((v14 * v17) + (v15 * v16));
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    cart_double_pendulum_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        cart_double_pendulum_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void cart_double_pendulum_regressor_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 90U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double Y_rest[90U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_regressor_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        cart_double_pendulum_pack_give(90U, count, first, CART_DOUBLE_PENDULUM_LANES, Y_rest, Y);
    }
}

void cart_double_pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_regressor_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double Y_rest[90U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_regressor_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        cart_double_pendulum_pack_give(90U, count, first, CART_DOUBLE_PENDULUM_LANES, Y_rest, Y);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
