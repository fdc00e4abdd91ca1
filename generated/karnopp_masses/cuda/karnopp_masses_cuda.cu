/* karnopp_masses, emitted by symgen 0.2.0 */
#if !defined(__CUDACC_RTC__) /* NVRTC has no host, and knows CUDA's names by itself */
#include "karnopp_masses_cuda.h"

#include <cuda_runtime.h>
#include <math.h>
#endif

#if !defined(KARNOPP_MASSES_CUDA_BLOCK)
#define KARNOPP_MASSES_CUDA_BLOCK 128 /* threads of a block */
#endif

typedef double karnopp_masses_prepared; /* number k of a set is prepared[k * sets] */

/* The numbers of one state out of a structure of arrays. */
template <typename T, int size>
static __device__ __forceinline__ void karnopp_masses_load(size_t count, size_t lane, const T *many, T (&one)[size])
{
#pragma unroll
    for (int k = 0; k < size; k++) {
        one[k] = many[((size_t)k * count) + lane];
    }
}

/* The numbers of one state into a structure of arrays. */
template <typename T, int size>
static __device__ __forceinline__ void karnopp_masses_store(size_t count, size_t lane, const T (&one)[size], T *many)
{
#pragma unroll
    for (int k = 0; k < size; k++) {
        many[((size_t)k * count) + lane] = one[k];
    }
}

/* Sign of a number: 1, -1, or x itself where that is zero or NaN. */
static __device__ __forceinline__ double karnopp_masses_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

/* The smaller number; y where one is NaN. */
static __device__ __forceinline__ double karnopp_masses_min(double x, double y)
{
    return (x < y) ? x : y;
}

/* The larger number; y where one is NaN. */
static __device__ __forceinline__ double karnopp_masses_max(double x, double y)
{
    return (x > y) ? x : y;
}

/* True when two numbers are equal; false where one is NaN. */
static __device__ __forceinline__ bool karnopp_masses_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

/* Sense of motion: 1, -1, or 0 where a number is zero or NaN. */
static __device__ __forceinline__ signed char karnopp_masses_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

static __device__ __forceinline__ void karnopp_masses_mass_matrix(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double M[4])
{
    (void)q;
    M[1] = prepared[1U * sets];
    M[2] = prepared[1U * sets];
    M[3] = prepared[1U * sets];
    M[0] = prepared[0U * sets];
}

static __device__ __forceinline__ void karnopp_masses_bias(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], double h[2])
{
    (void)qd;
    const double v_h_1 = q[1] * prepared[2U * sets];
    h[0] = 0.0;
    h[1] = v_h_1;
}

static __device__ __forceinline__ void karnopp_masses_gravity(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double g[2])
{
    (void)prepared;
    (void)sets;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_coriolis_matrix(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], double C[4])
{
    (void)prepared;
    (void)sets;
    (void)q;
    (void)qd;
    C[0] = 0.0;
    C[1] = 0.0;
    C[2] = 0.0;
    C[3] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_inverse_dynamics(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double tau[2])
{
    (void)qd;
    const double v0 = prepared[1U * sets] * (qdd[1] + qdd[0]);
    const double v_tau_0 = v0 + (prepared[3U * sets] * qdd[0]);
    const double v_tau_1 = (q[1] * prepared[2U * sets]) + v0;
    tau[0] = v_tau_0;
    tau[1] = v_tau_1;
}

static __device__ __forceinline__ void karnopp_masses_forward_dynamics(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], double qdd[2])
{
    (void)qd;
    const double v0 = (q[1] * prepared[2U * sets]) - tau[1];
    const double v1 = tau[0] + (prepared[4U * sets] * v0);
    const double v_qdd_0 = prepared[6U * sets] * v1;
    const double v_qdd_1 = (prepared[7U * sets] * v1) - (prepared[5U * sets] * v0);
    qdd[0] = v_qdd_0;
    qdd[1] = v_qdd_1;
}

static __device__ __forceinline__ void karnopp_masses_kinetic_energy(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], double *T)
{
    (void)q;
    const double v0 = qd[1] + qd[0];
    *T = (prepared[8U * sets] * (qd[0] * qd[0])) + (v0 * (prepared[9U * sets] * v0));
}

static __device__ __forceinline__ void karnopp_masses_potential_energy(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double *V)
{
    *V = prepared[10U * sets] * (q[1] * q[1]);
}

static __device__ __forceinline__ void karnopp_masses_inertia_power(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double P[8])
{
    (void)prepared;
    (void)sets;
    (void)q;
    P[0] = 0.0;
    P[1] = 0.0;
    P[2] = 0.0;
    P[3] = 0.0;
    P[4] = 0.0;
    P[5] = 0.0;
    P[6] = 0.0;
    P[7] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_reactions(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double F[12])
{
    (void)q;
    (void)qd;
    F[1] = 0.0;
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[5] = 0.0;
    F[7] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    F[11] = 0.0;
    const double v0 = prepared[1U * sets] * (qdd[1] + qdd[0]);
    F[6] = v0;
    F[0] = v0 + (prepared[3U * sets] * qdd[0]);
}

static __device__ __forceinline__ void karnopp_masses_inverse_dynamics_gradients(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double by_q[4], double by_qd[4], double by_qdd[4])
{
    (void)q;
    (void)qd;
    (void)qdd;
    by_qdd[1] = prepared[1U * sets];
    by_qdd[2] = prepared[1U * sets];
    by_qdd[3] = prepared[1U * sets];
    by_qdd[0] = prepared[0U * sets];
    by_q[3] = prepared[2U * sets];
    by_q[0] = 0.0;
    by_q[1] = 0.0;
    by_q[2] = 0.0;
    by_qd[0] = 0.0;
    by_qd[1] = 0.0;
    by_qd[2] = 0.0;
    by_qd[3] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_linearize(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], double A[16], double B[8])
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[1] = 0.0;
    A[3] = 0.0;
    A[4] = 0.0;
    A[5] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[10] = 0.0;
    A[11] = 0.0;
    A[12] = 0.0;
    A[14] = 0.0;
    A[15] = 0.0;
    B[0] = 0.0;
    B[1] = 0.0;
    B[2] = 0.0;
    B[3] = 0.0;
    B[4] = prepared[6U * sets];
    B[5] = prepared[7U * sets];
    B[6] = prepared[7U * sets];
    A[9] = prepared[11U * sets];
    A[13] = prepared[12U * sets];
    B[7] = prepared[13U * sets];
    A[2] = 1.0;
    A[7] = 1.0;
}

static __device__ __forceinline__ void karnopp_masses_linearize_step(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], double dt, double q_next[2], double qd_next[2], double A[16], double B[8])
{
    A[2] = dt;
    const double v0 = dt * dt;
    const double v1 = dt * v0;
    const double v2 = dt * v1;
    const double v3 = (prepared[17U * sets] * v0) - (prepared[21U * sets] * v2);
    B[0] = v3;
    const double v4 = prepared[18U * sets] * v1;
    A[3] = v4;
    const double v5 = (prepared[20U * sets] * v2) - (prepared[16U * sets] * v0);
    B[1] = v5;
    B[2] = v5;
    const double v6 = (((q[0] + (qd[0] * dt)) + (qd[1] * v4)) + (tau[0] * v3)) + (tau[1] * v5);
    const double v7 = (prepared[19U * sets] * v2) - (prepared[15U * sets] * v0);
    q_next[0] = v6 - (q[1] * v7);
    const double v8 = (prepared[23U * sets] * v0) - (prepared[26U * sets] * v2);
    B[3] = v8;
    const double v9 = dt - (prepared[24U * sets] * v1);
    A[7] = v9;
    const double v10 = ((q[1] + (qd[1] * v9)) + (tau[1] * v8)) + (tau[0] * v5);
    const double v11 = prepared[25U * sets] * v2;
    const double v12 = prepared[22U * sets] * v0;
    q_next[1] = v10 - (q[1] * (v12 - v11));
    const double v13 = (dt * prepared[14U * sets]) - (prepared[29U * sets] * v1);
    B[4] = v13;
    const double v14 = (prepared[30U * sets] * v1) - (dt * prepared[28U * sets]);
    B[5] = v14;
    B[6] = v14;
    const double v15 = (dt * prepared[27U * sets]) - (prepared[31U * sets] * v1);
    A[9] = v15;
    qd_next[0] = (((qd[0] + (tau[1] * v14)) + (tau[0] * v13)) + (q[1] * v15)) - (qd[1] * v7);
    const double v16 = (dt * prepared[32U * sets]) - (prepared[35U * sets] * v1);
    B[7] = v16;
    const double v17 = (prepared[34U * sets] * v1) - (dt * prepared[33U * sets]);
    A[13] = v17;
    A[0] = 1.0;
    A[10] = 1.0;
    const double v18 = v11 + (1.0 - v12);
    A[5] = v18;
    A[15] = v18;
    qd_next[1] = (((tau[0] * v14) + (tau[1] * v16)) + (q[1] * v17)) + (qd[1] * v18);
    const double v19 = -v7;
    A[1] = v19;
    A[11] = v19;
    A[4] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[12] = 0.0;
    A[14] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_regressor(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double Y[40])
{
    (void)prepared;
    (void)sets;
    (void)q;
    (void)qd;
    Y[1] = 0.0;
    Y[2] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[9] = 0.0;
    Y[11] = 0.0;
    Y[12] = 0.0;
    Y[13] = 0.0;
    Y[14] = 0.0;
    Y[15] = 0.0;
    Y[16] = 0.0;
    Y[17] = 0.0;
    Y[18] = 0.0;
    Y[19] = 0.0;
    Y[20] = 0.0;
    Y[21] = 0.0;
    Y[22] = 0.0;
    Y[23] = 0.0;
    Y[24] = 0.0;
    Y[25] = 0.0;
    Y[26] = 0.0;
    Y[27] = 0.0;
    Y[28] = 0.0;
    Y[29] = 0.0;
    Y[31] = 0.0;
    Y[32] = 0.0;
    Y[33] = 0.0;
    Y[34] = 0.0;
    Y[35] = 0.0;
    Y[36] = 0.0;
    Y[37] = 0.0;
    Y[38] = 0.0;
    Y[39] = 0.0;
    Y[0] = qdd[0];
    const double v0 = qdd[1] + qdd[0];
    Y[10] = v0;
    Y[30] = v0;
}

static __device__ __forceinline__ void karnopp_masses_stiffness_matrix(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double K[4])
{
    (void)q;
    K[3] = prepared[2U * sets];
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_damping_matrix(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], double D[4])
{
    (void)prepared;
    (void)sets;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
}

static __device__ __forceinline__ void karnopp_masses_sticking_forces(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], const bool stuck[2], double f[2], double qdd[2])
{
    const double v0 = stuck[1] ? 0.0 : prepared[5U * sets];
    const double v1 = tau[1] - (q[1] * prepared[2U * sets]);
    const double v2 = prepared[37U * sets] * karnopp_masses_sign(qd[1]);
    const double v3 = stuck[1] ? 0.0 : (v1 - v2);
    const double v4 = prepared[1U * sets] * v0;
    const double v5 = prepared[38U * sets] * karnopp_masses_sign(qd[0]);
    const double v6 = stuck[0] ? 0.0 : (1.0 / ((!stuck[0]) ? (prepared[0U * sets] - (prepared[36U * sets] * v0)) : 1.0));
    const double v7 = ((stuck[0] ? 0.0 : (tau[0] - v5)) - (v4 * v3)) * v6;
    const double v8 = stuck[1] ? 0.0 : ((v0 * v3) - (v4 * v7));
    const double v_f_0 = stuck[0] ? (tau[0] - (prepared[1U * sets] * v8)) : v5;
    const double v9 = stuck[0] ? 0.0 : v7;
    const double v_f_1 = stuck[1] ? (v1 - (prepared[1U * sets] * v9)) : v2;
    qdd[1] = v8;
    f[0] = v_f_0;
    qdd[0] = v9;
    f[1] = v_f_1;
}

static __device__ __forceinline__ void karnopp_masses_friction_dynamics(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double *status)
{
    const double v_mode_1 = (double)mode[1];
    const double v_mode_0 = (double)mode[0];
    const double v0 = tau[1] - (q[1] * prepared[2U * sets]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : prepared[5U * sets];
    const double v4 = prepared[37U * sets] * v_mode_1;
    const double v5 = v2 ? 0.0 : (v0 - v4);
    const double v6 = prepared[1U * sets] * v3;
    const double v7 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared[0U * sets] - (prepared[36U * sets] * v3)) : 1.0));
    const double v8 = prepared[38U * sets] * v_mode_0;
    const double v9 = v7 * ((v1 ? 0.0 : (tau[0] - v8)) - (v6 * v5));
    const double v10 = v2 ? 0.0 : ((v3 * v5) - (v6 * v9));
    const double v_f_0 = v1 ? (tau[0] - (prepared[1U * sets] * v10)) : v8;
    const double v11 = v1 ? 0.0 : v9;
    const double v_f_1 = v2 ? (v0 - (prepared[1U * sets] * v11)) : v4;
    const bool v12 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    const bool v13 = (fabs(v0) + (fabs(tau[0]) + (fabs(v11) + fabs(v10)))) < 1e+38;
    const double v_status = v12 ? (v13 ? 0.0 : 6.0) : 6.0;
    qdd[1] = v10;
    f[0] = v_f_0;
    qdd[0] = v11;
    f[1] = v_f_1;
    *status = v_status;
}

static __device__ __forceinline__ void karnopp_masses_friction_limits(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double low[2], double high[2], double load[2], double *status)
{
    load[0] = 0.0;
    load[1] = 0.0;
    const double v0 = tau[1] - (q[1] * prepared[2U * sets]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : prepared[5U * sets];
    const double v4 = prepared[37U * sets] * ((double)mode[1]);
    const double v5 = v2 ? 0.0 : (v0 - v4);
    const double v6 = prepared[1U * sets] * v3;
    const double v7 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared[0U * sets] - (prepared[36U * sets] * v3)) : 1.0));
    const double v8 = prepared[38U * sets] * ((double)mode[0]);
    const double v9 = v7 * ((v1 ? 0.0 : (tau[0] - v8)) - (v6 * v5));
    const double v10 = v2 ? 0.0 : ((v3 * v5) - (v6 * v9));
    qdd[1] = v10;
    f[0] = v1 ? (tau[0] - (prepared[1U * sets] * v10)) : v8;
    const double v11 = v1 ? 0.0 : v9;
    qdd[0] = v11;
    f[1] = v2 ? (v0 - (prepared[1U * sets] * v11)) : v4;
    const bool v12 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    const bool v13 = (fabs(v0) + (fabs(tau[0]) + (fabs(v11) + fabs(v10)))) < 1e+38;
    *status = v12 ? (v13 ? 0.0 : 6.0) : 6.0;
    low[0] = prepared[39U * sets];
    low[1] = prepared[40U * sets];
    high[0] = prepared[41U * sets];
    high[1] = prepared[42U * sets];
}

static __device__ __forceinline__ void karnopp_masses_switching_functions(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double rate[2], double lower[2], double upper[2], double load[6], double *status)
{
    const double v0 = (double)mode[0];
    const bool v1 = 0 == mode[0];
    load[0] = 0.0;
    load[1] = 0.0;
    load[2] = 0.0;
    load[3] = 0.0;
    load[4] = 0.0;
    load[5] = 0.0;
    rate[0] = v1 ? 0.0 : (qd[0] * v0);
    const double v2 = (double)mode[1];
    const bool v3 = 0 == mode[1];
    rate[1] = v3 ? 0.0 : (qd[1] * v2);
    const double v4 = prepared[37U * sets] * v2;
    const double v5 = tau[1] - (q[1] * prepared[2U * sets]);
    const double v6 = v3 ? 0.0 : (v5 - v4);
    const double v7 = v3 ? 0.0 : prepared[5U * sets];
    const double v8 = prepared[1U * sets] * v7;
    const double v9 = prepared[38U * sets] * v0;
    const double v10 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared[0U * sets] - (prepared[36U * sets] * v7)) : 1.0));
    const double v11 = v10 * ((v1 ? 0.0 : (tau[0] - v9)) - (v8 * v6));
    const double v12 = v3 ? 0.0 : ((v7 * v6) - (v8 * v11));
    const double v13 = v1 ? (tau[0] - (prepared[1U * sets] * v12)) : v9;
    lower[0] = v1 ? (prepared[41U * sets] + v13) : 0.0;
    const double v14 = v1 ? 0.0 : v11;
    const double v15 = v3 ? (v5 - (prepared[1U * sets] * v14)) : v4;
    lower[1] = v3 ? (prepared[42U * sets] + v15) : 0.0;
    upper[0] = v1 ? (prepared[41U * sets] - v13) : 0.0;
    upper[1] = v3 ? (prepared[42U * sets] - v15) : 0.0;
    const bool v16 = (fabs(v5) + (fabs(tau[0]) + (fabs(v14) + fabs(v12)))) < 1e+38;
    const bool v17 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    *status = v17 ? (v16 ? 0.0 : 6.0) : 6.0;
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static __device__ __forceinline__ void karnopp_masses_decide_pattern(const karnopp_masses_prepared *prepared, size_t sets, const signed char pattern[2], const signed char best[2], const bool flag[9], const double number[2], const double context_real[6], const bool context_boolean[11], const signed char context_mode[4], signed char pattern_out[2], signed char best_out[2], bool flag_out[9], double number_out[2], bool *done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        ALLOWED_STICK_0 = 4, ALLOWED_PLUS_0 = 5, ALLOWED_MINUS_0 = 6, ALLOWED_STICK_1 = 7, ALLOWED_PLUS_1 = 8,
        ALLOWED_MINUS_1 = 9, UNIQUE = 10 };
    enum { QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    const double v0 = (double)pattern[1];
    const double v1 = prepared[37U * sets] * v0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : prepared[5U * sets];
    const double v4 = v3 * (v2 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v1));
    const double v5 = (double)pattern[0];
    const double v6 = prepared[38U * sets] * v5;
    const bool v7 = 0 == pattern[0];
    const double v8 = v7 ? 0.0 : (1.0 / ((!v7) ? (context_real[PROBLEM_M_0_0] - (prepared[36U * sets] * v3)) : 1.0));
    const double v9 = v8 * ((v7 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v6)) - (prepared[1U * sets] * v4));
    const double v10 = v2 ? 0.0 : (v4 + ((-v9) * (prepared[1U * sets] * v3)));
    const double v11 = v7 ? (context_real[PROBLEM_RIGHT_0] - (prepared[1U * sets] * v10)) : v6;
    const double v12 = v7 ? 0.0 : v9;
    const double v13 = v7 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v11, context_real[BREAKAWAY_OFFSET_0] + v11) : (v5 * v12);
    const double v14 = v7 ? v13 : (context_real[PROBLEM_M_0_0] * v13);
    const double v15 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v16 = karnopp_masses_max(v15, karnopp_masses_max(v15, fabs(v11)));
    const bool v17 = !flag[FLAG_RELAXED];
    const bool v18 = context_boolean[QUESTION_REACHED_0] && v17;
    const bool v19 = ((0.0 < v13) || (v7 && (0.0 <= v13))) || (v18 && (((-1e-06) * v16) <= v14));
    const double v20 = v2 ? (context_real[PROBLEM_RIGHT_1] - (prepared[1U * sets] * v12)) : v1;
    const double v21 = v2 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v20, context_real[BREAKAWAY_OFFSET_1] + v20) : (v0 * v10);
    const double v22 = v2 ? v21 : (prepared[1U * sets] * v21);
    const double v23 = karnopp_masses_max(karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v20)), fabs(context_real[RUBBING_TAU_1]));
    const bool v24 = context_boolean[QUESTION_REACHED_1] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[QUESTION_DECIDED_1] || v25) && (context_boolean[QUESTION_DECIDED_0] || v19);
    const bool v27 = flag[FLAG_FOUND] || v26;
    flag_out[FLAG_FOUND] = v27;
    const double v28 = v7 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_MINUS_1];
    const bool v33 = v24 ? (1 == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_PLUS_1];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[ALLOWED_STICK_1] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v41 = v18 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v7 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0]))) || (!(context_boolean[ALLOWED_MINUS_1] || (context_boolean[ALLOWED_STICK_1] || context_boolean[ALLOWED_PLUS_1]))));
    const bool v51 = v50 && ((context_boolean[QUESTION_REACHED_0] || context_boolean[QUESTION_REACHED_1]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[ALLOWED_STICK_0] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v7) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[ALLOWED_STICK_1] ? 0 : (context_boolean[ALLOWED_PLUS_1] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[FLAG_FOUND];
    const bool v60 = (context_boolean[QUESTION_DECIDED_1] || (((-1e-12) * v23) <= v22)) && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v16) <= v14));
    const bool v61 = ((!flag[FLAG_NEARLY]) && (v59 && v60)) || (v26 && v59);
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v51;
    flag_out[FLAG_THOROUGH] = v51 ? false : (flag[FLAG_THOROUGH] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v62;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v60;
    const bool v63 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v26);
    flag_out[FLAG_TIE] = v63;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v49;
    flag_out[FLAG_PROVEN] = v61 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v61 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v61 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v61 ? v10 : number[NUMBER_QDD_1];
    const bool v64 = v27 && (v63 || (v46 || ((!v44) || (context_boolean[UNIQUE] || (v7 && v2)))));
    *done = (v47 && v62) || v64;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_decide_pattern_search(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[14], const bool context_boolean[6], const signed char context_mode[4], double result_real[3], signed char result_mode[2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 6, FOUND_OTHERS_0 = 7, FOUND_OWN_0 = 8, FOUND_NOISE_0 = 9, FOUND_DRIVE_1 = 10,
        FOUND_OTHERS_1 = 11, FOUND_OWN_1 = 12, FOUND_NOISE_1 = 13 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        FOUND_STICK_0 = 4, FOUND_STICK_1 = 5 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1, QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared[37U * sets] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared[38U * sets] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = (context_boolean[FOUND_STICK_1] && (!context_boolean[QUESTION_REACHED_1])) ? 0 : ((context_boolean[QUESTION_REACHED_1] ? (1 == context_mode[QUESTION_FORCED_1]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[FOUND_STICK_0] && (!context_boolean[QUESTION_REACHED_0])) ? 0 : ((context_boolean[QUESTION_REACHED_0] ? (1 == context_mode[QUESTION_FORCED_0]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared[37U * sets], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared[38U * sets], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        karnopp_masses_decide_pattern(prepared, sets, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_1]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_0]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_decide_pattern_let_go(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[9], const bool context_boolean[4], const signed char context_mode[4], double result_real[3], signed char result_mode[2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1];
    const double v1 = context_real[FACTOR_L_0_1] * context_real[FACTOR_INVERSE_D_0];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0];
    const double v4 = 1.0001 * fabs(v1);
    const double v5 = v3 * v4;
    const double v6 = context_real[PROBLEM_RIGHT_0] - (context_boolean[QUESTION_DECIDED_0] ? (prepared[38U * sets] * ((double)context_mode[QUESTION_MODES_0])) : 0.0);
    const double v7 = v1 * v6;
    const double v8 = context_real[PROBLEM_RIGHT_1] - (context_boolean[QUESTION_DECIDED_1] ? (prepared[37U * sets] * ((double)context_mode[QUESTION_MODES_1])) : 0.0);
    const double v9 = v2 * v8;
    const double v10 = 1e-08 * (fabs(v9) + fabs(v7));
    const double v11 = v9 - v7;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const double v13 = v0 * v4;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v6;
    const double v15 = v1 * v8;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const signed char v19 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v17);
    const double v20 = context_real[PROBLEM_RIGHT_0] - (prepared[38U * sets] * ((double)v19));
    const signed char v21 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v11);
    const double v22 = context_real[PROBLEM_RIGHT_1] - (prepared[37U * sets] * ((double)v21));
    const double v23 = (context_real[FACTOR_INVERSE_D_0] * v20) - (v1 * v22);
    const double v24 = (context_real[FACTOR_L_0_1] * v23) - (context_real[FACTOR_INVERSE_D_1] * v22);
    const bool v25 = (fabs(v24) + (fabs(v23) + (fabs(v22) + fabs(v20)))) < 1e+38;
    const bool v26 = (!((context_boolean[QUESTION_REACHED_1] || v12) || (context_boolean[QUESTION_REACHED_0] || v18))) && v25;
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    signed char v31 = v19;
    signed char v32 = v21;
    if (!(v26)) {
        const double v27_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], v17, v13, context_real[FACTOR_INVERSE_D_0], v16, v11, v5, v2, v10};
        const bool v27_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        double v27_result_real[3];
        signed char v27_result_mode[2];
        karnopp_masses_decide_pattern_search(prepared, sets, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_mode[0];
        v32 = v27_result_mode[1];
    }
    result_real[RESULT_STATUS] = v28;
    result_real[RESULT_QDD_0] = v29;
    result_real[RESULT_QDD_1] = v30;
    result_mode[RESULT_MODES_0] = v31;
    result_mode[RESULT_MODES_1] = v32;
}

static __device__ __forceinline__ void karnopp_masses_decide(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], const bool reached[2], signed char mode_next[2], double *status)
{
    const double v0 = prepared[37U * sets] * ((double)mode[1]);
    const double v1 = (q[1] * prepared[2U * sets]) - tau[1];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : (-(v1 + v0));
    const double v4 = v2 ? 0.0 : prepared[5U * sets];
    const double v5 = prepared[1U * sets] * v4;
    const double v6 = prepared[38U * sets] * ((double)mode[0]);
    const bool v7 = 0 == mode[0];
    const double v8 = v7 ? 0.0 : (-(1.0 / ((!v7) ? ((prepared[36U * sets] * v4) - prepared[0U * sets]) : 1.0)));
    const double v9 = v8 * ((v5 * v3) - (v7 ? 0.0 : (tau[0] - v6)));
    const signed char v10 = karnopp_masses_mode_of(v7 ? (tau[0] - (prepared[1U * sets] * (v2 ? 0.0 : ((v4 * v3) + (v5 * v9))))) : v6);
    const bool v11 = karnopp_masses_eq(0.0, qd[0]);
    const bool v12 = (!(0 == v10)) && (reached[0] && v11);
    const signed char v13 = karnopp_masses_mode_of(v2 ? (-(v1 + (prepared[1U * sets] * (v7 ? 0.0 : (-v9))))) : v0);
    const bool v14 = karnopp_masses_eq(0.0, qd[1]);
    const bool v15 = (reached[1] && v14) && (!(0 == v13));
    const bool v16 = !v14;
    const bool v17 = !v11;
    const bool v18 = (v12 || v17) || (!(fabs(tau[0]) <= prepared[41U * sets]));
    const bool v19 = v18 || ((!(fabs(v1) <= prepared[42U * sets])) || (v15 || v16));
    signed char v21 = 0;
    signed char v22 = 0;
    double v23 = 0.0;
    if (v19) {
        const double v20_of_context_real[9] = {prepared[0U * sets], tau[0], -v1, prepared[41U * sets], prepared[42U * sets], tau[1], prepared[4U * sets], prepared[43U * sets], prepared[5U * sets]};
        const bool v20_of_context_boolean[4] = {v17, v16, v12, v15};
        const signed char v20_of_context_mode[4] = {v7 ? karnopp_masses_mode_of(qd[0]) : mode[0], v2 ? karnopp_masses_mode_of(qd[1]) : mode[1], v10, v13};
        double v20_result_real[3];
        signed char v20_result_mode[2];
        karnopp_masses_decide_pattern_let_go(prepared, sets, v20_of_context_real, v20_of_context_boolean, v20_of_context_mode, v20_result_real, v20_result_mode);
        v21 = v20_result_mode[0];
        v22 = v20_result_mode[1];
        v23 = v20_result_real[0];
    }
    mode_next[0] = v21;
    mode_next[1] = v22;
    const bool v24 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v24 ? v23 : 6.0;
}

static __device__ __forceinline__ void karnopp_masses_friction_inverse_dynamics(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double tau[2], double low[2], double high[2])
{
    const bool v0 = karnopp_masses_eq(0.0, qd[0]);
    const bool v1 = karnopp_masses_eq(0.0, qd[1]);
    const double v2 = prepared[1U * sets] * qdd[1];
    const double v3 = v2 + ((prepared[0U * sets] * qdd[0]) + (prepared[38U * sets] * (v0 ? karnopp_masses_sign(qdd[0]) : karnopp_masses_sign(qd[0]))));
    const double v4 = (q[1] * prepared[2U * sets]) + (prepared[1U * sets] * qdd[0]);
    const double v5 = v4 + (v2 + (prepared[37U * sets] * (v1 ? karnopp_masses_sign(qdd[1]) : karnopp_masses_sign(qd[1]))));
    const double v_low_0 = v0 ? (v2 - prepared[41U * sets]) : v3;
    const double v_low_1 = v1 ? (v4 - prepared[42U * sets]) : v5;
    const double v_high_0 = v0 ? (prepared[41U * sets] + v2) : v3;
    const double v_high_1 = v1 ? (prepared[42U * sets] + v4) : v5;
    tau[0] = v3;
    tau[1] = v5;
    low[0] = v_low_0;
    low[1] = v_low_1;
    high[0] = v_high_0;
    high[1] = v_high_1;
}

static __device__ __forceinline__ void karnopp_masses_friction_torque(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], const signed char direction[2], double tau[2])
{
    const double v_direction_0 = (double)direction[0];
    const double v_direction_1 = (double)direction[1];
    const double v0 = (prepared[3U * sets] * qdd[0]) + (prepared[38U * sets] * ((qd[0] < 0.0) ? (-1.0) : ((0.0 < qd[0]) ? 1.0 : v_direction_0)));
    const double v1 = prepared[1U * sets] * (qdd[1] + qdd[0]);
    const double v_tau_0 = v1 + v0;
    const double v2 = v1 + (prepared[37U * sets] * ((qd[1] < 0.0) ? (-1.0) : ((0.0 < qd[1]) ? 1.0 : v_direction_1)));
    const double v_tau_1 = (q[1] * prepared[2U * sets]) + v2;
    tau[0] = v_tau_0;
    tau[1] = v_tau_1;
}

static __device__ __forceinline__ void karnopp_masses_drive_forces(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const double qdd[2], double tau[2])
{
    (void)prepared;
    (void)sets;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static __device__ __forceinline__ void karnopp_masses_step_pattern(const karnopp_masses_prepared *prepared, size_t sets, const signed char pattern[2], const signed char best[2], const bool flag[9], const double number[4], const double context_real[8], const bool context_boolean[9], signed char pattern_out[2], signed char best_out[2], bool flag_out[9], double number_out[4], bool *done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1, NUMBER_CHANGE_0 = 2, NUMBER_CHANGE_1 = 3 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, QUESTION_RATES_0 = 6, QUESTION_RATES_1 = 7 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4, ALLOWED_STICK_1 = 5, ALLOWED_PLUS_1 = 6, ALLOWED_MINUS_1 = 7, UNIQUE = 8 };
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : prepared[5U * sets];
    const double v2 = prepared[1U * sets] * v1;
    const double v3 = (double)pattern[1];
    const double v4 = prepared[37U * sets] * v3;
    const double v5 = v0 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v4);
    const double v6 = (double)pattern[0];
    const double v7 = prepared[38U * sets] * v6;
    const bool v8 = 0 == pattern[0];
    const double v9 = v8 ? 0.0 : (1.0 / ((!v8) ? (context_real[PROBLEM_M_0_0] - (prepared[36U * sets] * v1)) : 1.0));
    const double v10 = v9 * ((v5 * v2) - (v8 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v7)));
    const double v11 = v0 ? 0.0 : ((v1 * v5) + (v2 * v10));
    const double v12 = v8 ? 0.0 : (-v10);
    const double v13 = v0 ? (context_real[PROBLEM_RIGHT_1] - (prepared[1U * sets] * v12)) : v4;
    const double v14 = v0 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v13, context_real[BREAKAWAY_OFFSET_1] + v13) : (v3 * v11);
    const double v15 = v8 ? (context_real[PROBLEM_RIGHT_0] - (prepared[1U * sets] * v11)) : v7;
    const double v16 = v8 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v15, context_real[BREAKAWAY_OFFSET_0] + v15) : (v6 * v12);
    const bool v17 = context_boolean[QUESTION_DECIDED_0] || ((0.0 < v16) || (v8 && (0.0 <= v16)));
    const bool v18 = v17 && (context_boolean[QUESTION_DECIDED_1] || ((0.0 < v14) || (v0 && (0.0 <= v14))));
    const bool v19 = flag[FLAG_FOUND] || v18;
    flag_out[FLAG_FOUND] = v19;
    const double v20 = v8 ? 0.0 : 1.0;
    const double v21 = v20 + (v0 ? 0.0 : 1.0);
    const double v22 = 1.0 - v21;
    const double v23 = -v22;
    const double v24 = context_boolean[ALLOWED_STICK_1] ? 0.0 : 1.0;
    const bool v25 = context_boolean[ALLOWED_PLUS_1] || context_boolean[ALLOWED_MINUS_1];
    const double v26 = v25 ? 1.0 : 0.0;
    const bool v27 = context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_MINUS_0];
    const bool v28 = (context_boolean[ALLOWED_MINUS_0] && (1 == pattern[0])) || (v27 && (v8 && ((v23 <= v26) && (v24 <= v23))));
    const double v29 = -(v20 + v22);
    const bool v30 = ((v0 && ((0.0 <= v29) && (v29 <= 0.0))) && v25) || (context_boolean[ALLOWED_MINUS_1] && (1 == pattern[1]));
    const bool v31 = v30 || v28;
    const double v32 = v31 ? v21 : (1.0 + v21);
    const bool v33 = !(v31 || (v32 <= (v26 + (v27 ? 1.0 : 0.0))));
    const bool v34 = v33 && (!v19);
    const bool v35 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v34);
    const signed char v36 = context_boolean[ALLOWED_PLUS_0] ? 1 : (-1);
    const signed char v37 = v28 ? ((context_boolean[ALLOWED_PLUS_0] && v8) ? 1 : (-1)) : ((context_boolean[ALLOWED_STICK_0] && ((v24 <= v32) && (v32 <= v26))) ? 0 : v36);
    const signed char v38 = v30 ? pattern[0] : v37;
    pattern_out[0] = v35 ? (context_boolean[ALLOWED_STICK_0] ? 0 : v36) : v38;
    const double v39 = v32 - ((0 == v38) ? 0.0 : 1.0);
    const signed char v40 = context_boolean[ALLOWED_PLUS_1] ? 1 : (-1);
    const signed char v41 = v30 ? ((context_boolean[ALLOWED_PLUS_1] && v0) ? 1 : (-1)) : ((context_boolean[ALLOWED_STICK_1] && ((v39 <= 0.0) && (0.0 <= v39))) ? 0 : v40);
    pattern_out[1] = v35 ? (context_boolean[ALLOWED_STICK_1] ? 0 : v40) : v41;
    const double v42 = fabs(context_real[PROBLEM_RIGHT_0]);
    const bool v43 = context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * karnopp_masses_max(v42, karnopp_masses_max(v42, fabs(v15)))) <= (v8 ? v16 : (context_real[PROBLEM_M_0_0] * v16)));
    const double v44 = (-1e-12) * karnopp_masses_max(fabs(context_real[RUBBING_TAU_1]), karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v13)));
    const bool v45 = (context_boolean[QUESTION_DECIDED_1] || (v44 <= (v0 ? v14 : (prepared[1U * sets] * v14)))) && v43;
    const bool v46 = !flag[FLAG_FOUND];
    const bool v47 = (v46 && v18) || ((!flag[FLAG_NEARLY]) && (v46 && v45));
    best_out[0] = v47 ? pattern[0] : best[0];
    best_out[1] = v47 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED];
    flag_out[FLAG_THOROUGH] = flag[FLAG_THOROUGH] || v35;
    const bool v48 = !v35;
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v48;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v45;
    const bool v49 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v18);
    flag_out[FLAG_TIE] = v49;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v48;
    flag_out[FLAG_PROVEN] = v47 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v47 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v47 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v47 ? v11 : number[NUMBER_QDD_1];
    const double v50 = v0 ? 0.0 : (prepared[1U * sets] * (v8 ? context_real[QUESTION_RATES_0] : 0.0));
    const double v51 = v9 * ((v2 * v50) - (v8 ? 0.0 : (prepared[1U * sets] * (v0 ? context_real[QUESTION_RATES_1] : 0.0))));
    number_out[NUMBER_CHANGE_0] = v47 ? (v8 ? 0.0 : (-v51)) : number[NUMBER_CHANGE_0];
    number_out[NUMBER_CHANGE_1] = v47 ? (v0 ? 0.0 : ((v1 * v50) + (v2 * v51))) : number[NUMBER_CHANGE_1];
    const bool v52 = v19 && (v49 || (v33 || ((context_boolean[UNIQUE] || (v8 && v0)) || (!v31))));
    *done = (v34 && v48) || v52;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_step_pattern_search(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[16], const bool context_boolean[4], const signed char context_mode[2], double result_real[5], signed char result_mode[2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_OWN_0 = 10, FOUND_NOISE_0 = 11, FOUND_DRIVE_1 = 12,
        FOUND_OTHERS_1 = 13, FOUND_OWN_1 = 14, FOUND_NOISE_1 = 15 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, FOUND_STICK_0 = 2, FOUND_STICK_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared[37U * sets] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared[38U * sets] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = context_boolean[FOUND_STICK_1] ? 0 : (v1 ? 1 : (-1));
    const signed char v5 = context_boolean[FOUND_STICK_0] ? 0 : (v3 ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[4] = {0.0, 0.0, 0.0, 0.0};
    const bool v6_of_context_boolean[9] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared[37U * sets], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared[38U * sets], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[4];
        karnopp_masses_step_pattern(prepared, sets, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
        v6_number[2] = v6_next_number[2];
        v6_number[3] = v6_next_number[3];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_0]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_1]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_real[RESULT_CHANGE_0] = v6_number[2];
    result_real[RESULT_CHANGE_1] = v6_number[3];
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_step_pattern_let_go(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[11], const bool context_boolean[2], const signed char context_mode[2], double result_real[5], signed char result_mode[2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, QUESTION_RATES_0 = 7,
        QUESTION_RATES_1 = 8, FACTOR_L_0_1 = 9, FACTOR_INVERSE_D_1 = 10 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_real[PROBLEM_RIGHT_1] - (context_boolean[QUESTION_DECIDED_1] ? (prepared[37U * sets] * ((double)context_mode[QUESTION_MODES_1])) : 0.0);
    const double v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = v0 * v2;
    const double v4 = context_real[PROBLEM_RIGHT_0] - (context_boolean[QUESTION_DECIDED_0] ? (prepared[38U * sets] * ((double)context_mode[QUESTION_MODES_0])) : 0.0);
    const double v5 = v4 * v1;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v3));
    const double v7 = 1.0001 * (context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0]);
    const double v8 = fabs(v1);
    const double v9 = v8 * v7;
    const double v10 = 1.0001 * (context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1]);
    const double v11 = v5 - v3;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= ((v6 + v9) + (v2 * v10)));
    const double v13 = v0 * v1;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v4;
    const double v15 = 1e-08 * (fabs(v14) + fabs(v13));
    const double v16 = v8 * v10;
    const double v17 = v14 - v13;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= ((v16 + v15) + (context_real[FACTOR_INVERSE_D_0] * v7)));
    const double v19 = -v11;
    const signed char v20 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v19);
    const double v21 = context_real[PROBLEM_RIGHT_1] - (prepared[37U * sets] * ((double)v20));
    const signed char v22 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v17);
    const double v23 = context_real[PROBLEM_RIGHT_0] - (prepared[38U * sets] * ((double)v22));
    const double v24 = context_real[FACTOR_INVERSE_D_0] * ((context_real[FACTOR_L_0_1] * v21) - v23);
    const double v25 = (context_real[FACTOR_L_0_1] * v24) + (context_real[FACTOR_INVERSE_D_1] * v21);
    const bool v26 = (fabs(v21) + (fabs(v24) + (fabs(v23) + fabs(v25)))) < 1e+38;
    const bool v27 = (!(v12 || v18)) && v26;
    double v29 = 0.0;
    double v30 = -v24;
    double v31 = v25;
    double v32 = 0.0;
    double v33 = 0.0;
    signed char v34 = v22;
    signed char v35 = v20;
    if (!(v27)) {
        const double v28_of_context_real[16] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[QUESTION_RATES_0], context_real[QUESTION_RATES_1], v17, v16, context_real[FACTOR_INVERSE_D_0], v15, v19, v9, v2, v6};
        const bool v28_of_context_boolean[4] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], v18, v12};
        double v28_result_real[5];
        signed char v28_result_mode[2];
        karnopp_masses_step_pattern_search(prepared, sets, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = v28_result_real[0];
        v30 = v28_result_real[1];
        v31 = v28_result_real[2];
        v32 = v28_result_real[3];
        v33 = v28_result_real[4];
        v34 = v28_result_mode[0];
        v35 = v28_result_mode[1];
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_real[RESULT_CHANGE_0] = v32;
    result_real[RESULT_CHANGE_1] = v33;
    result_mode[RESULT_MODES_0] = v34;
    result_mode[RESULT_MODES_1] = v35;
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
static __device__ __forceinline__ void karnopp_masses_step_at_rest(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[11], const bool context_boolean[2], double result_real[5], signed char result_mode[2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const bool v0 = !context_boolean[START_RESTING_1];
    const bool v1 = !context_boolean[START_RESTING_0];
    const bool v2 = v0 || (!(fabs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1]));
    const bool v3 = v2 || (v1 || (!(fabs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])));
    double v5 = 0.0;
    double v6 = 0.0;
    double v7 = 0.0;
    signed char v8 = 0;
    double v9 = 0.0;
    signed char v10 = 0;
    double v11 = 0.0;
    if (v3) {
        const double v4_of_context_real[11] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[START_QD_0], context_real[START_QD_1], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const bool v4_of_context_boolean[2] = {v1, v0};
        const signed char v4_of_context_mode[2] = {karnopp_masses_mode_of(context_real[START_QD_0]), karnopp_masses_mode_of(context_real[START_QD_1])};
        double v4_result_real[5];
        signed char v4_result_mode[2];
        karnopp_masses_step_pattern_let_go(prepared, sets, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = v4_result_real[0];
        v6 = v4_result_real[1];
        v7 = v4_result_real[2];
        v8 = v4_result_mode[0];
        v9 = v4_result_real[3];
        v10 = v4_result_mode[1];
        v11 = v4_result_real[4];
    }
    result_real[RESULT_STATUS] = v5;
    result_real[RESULT_QDD_0] = v6;
    result_real[RESULT_QDD_1] = v7;
    result_mode[RESULT_MODE_0] = v8;
    result_real[RESULT_QD_0] = (0 == v8) ? 0.0 : (context_real[START_QD_0] + v9);
    result_mode[RESULT_MODE_1] = v10;
    result_real[RESULT_QD_1] = (0 == v10) ? 0.0 : (context_real[START_QD_1] + v11);
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static __device__ __forceinline__ void karnopp_masses_step_repetition(const karnopp_masses_prepared *prepared, size_t sets, const signed char mode[2], const signed char told[2], const bool behind[2], const bool before[2], const double q[2], const double qd[2], bool converged, const double context_real[14], signed char mode_out[2], signed char told_out[2], bool behind_out[2], bool before_out[2], double q_out[2], double qd_out[2], bool *converged_out, bool *done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, START_Q_0 = 9, START_Q_1 = 10, START_QD_0 = 11,
        START_QD_1 = 12, START_LENGTH = 13 };
    *converged_out = true;
    const signed char v0 = behind[0] ? (before[0] ? 0 : karnopp_masses_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : karnopp_masses_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = v4 ? 0.0 : prepared[5U * sets];
    const double v6 = (double)v1;
    const double v7 = prepared[37U * sets] * v6;
    /* factors of the inertia matrix */
    const double v8 = v4 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v7);
    const double v9 = prepared[1U * sets] * v5;
    const double v10 = v2 ? 0.0 : (1.0 / (v3 ? (context_real[PROBLEM_M_0_0] - (prepared[36U * sets] * v5)) : 1.0));
    const double v11 = (double)v0;
    const double v12 = prepared[38U * sets] * v11;
    const double v13 = context_real[PROBLEM_RIGHT_0] - v12;
    const double v14 = v10 * ((v8 * v9) - (v2 ? 0.0 : v13));
    const double v15 = v4 ? 0.0 : ((v5 * v8) + (v9 * v14));
    const double v16 = v2 ? (context_real[PROBLEM_RIGHT_0] - (prepared[1U * sets] * v15)) : v12;
    told_out[0] = (v3 || (((-context_real[BREAKAWAY_OFFSET_0]) <= v16) && (v16 <= context_real[BREAKAWAY_OFFSET_0]))) ? v0 : karnopp_masses_mode_of(2.0 * v16);
    const double v17 = v2 ? 0.0 : (-v14);
    const double v18 = v4 ? (context_real[PROBLEM_RIGHT_1] - (prepared[1U * sets] * v17)) : v7;
    const bool v19 = (!v4) || ((v18 <= context_real[BREAKAWAY_OFFSET_1]) && ((-context_real[BREAKAWAY_OFFSET_1]) <= v18));
    told_out[1] = v19 ? v1 : karnopp_masses_mode_of(2.0 * v18);
    const double v20 = v4 ? 0.0 : (prepared[1U * sets] * (v2 ? context_real[START_QD_0] : 0.0));
    const double v21 = v10 * ((v9 * v20) - (v2 ? 0.0 : (prepared[1U * sets] * (v4 ? context_real[START_QD_1] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[START_QD_0] + (v2 ? 0.0 : (-v21)));
    const double v23 = v4 ? 0.0 : 1.0;
    const double v24 = (v2 ? 0.0 : 1.0) / ((prepared[46U * sets] * v23) - prepared[0U * sets]);
    const double v25 = v13 * v24;
    const double v26 = v4 ? 0.0 : (context_real[START_QD_1] + (v4 ? 0.0 : ((v5 * v20) + (v9 * v21))));
    const double v27 = 0.5 * context_real[START_LENGTH];
    const double v28 = v26 + (v15 * v27);
    const double v29 = prepared[10U * sets] * context_real[START_LENGTH];
    const double v30 = (context_real[RUBBING_TAU_1] - (prepared[2U * sets] * context_real[START_Q_1])) - v7;
    const double v31 = (v28 * v29) - v30;
    const double v32 = prepared[4U * sets] * v23;
    const double v33 = v24 * v32;
    const double v34 = v25 + (v31 * v33);
    const double v35 = (v26 * v29) - v30;
    const double v36 = v25 + (v33 * v35);
    const double v37 = v34 + v36;
    const double v38 = (6.0 * v22) + (context_real[START_LENGTH] * (v17 - v37));
    const bool v39 = (v11 * v38) < 0.0;
    behind_out[0] = v39;
    const double v40 = prepared[5U * sets] * v23;
    const double v41 = (v32 * v34) - (v31 * v40);
    const double v42 = (v32 * v36) - (v35 * v40);
    const double v43 = v26 + (v27 * v42);
    const double v44 = (context_real[START_LENGTH] * v41) + (2.0 * (v26 + (v28 + v43)));
    const bool v45 = (v6 * v44) < 0.0;
    behind_out[1] = v45;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v46 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v2 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v38 * v46));
    q_out[1] = v4 ? context_real[START_Q_1] : (context_real[START_Q_1] + (v44 * v46));
    const double v47 = (v43 * (prepared[2U * sets] * context_real[START_LENGTH])) - v30;
    const double v48 = v25 + (v33 * v47);
    const double v49 = v2 ? 0.0 : (v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    qd_out[0] = v49;
    const double v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    const double v51 = v4 ? 0.0 : (v26 + v50);
    qd_out[1] = v51;
    *done = !((v39 || v45) && ((fabs(v49) + fabs(v51)) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static __device__ __forceinline__ void karnopp_masses_step_again(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[18], const bool context_boolean[4], const signed char context_mode[2], double result_real[4], bool result_boolean[1], signed char result_mode[2])
{
    enum { END_Q_0 = 14, END_Q_1 = 15, END_QD_0 = 16, END_QD_1 = 17 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 0, END_MODE_1 = 1 };
    enum { RESULT_Q_0 = 0, RESULT_Q_1 = 1, RESULT_QD_0 = 2, RESULT_QD_1 = 3 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    signed char v0_mode[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    signed char v0_told[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    bool v0_behind[2] = {context_boolean[BEHIND_0], context_boolean[BEHIND_1]};
    bool v0_before[2] = {context_boolean[START_RESTING_0], context_boolean[START_RESTING_1]};
    double v0_q[2] = {context_real[END_Q_0], context_real[END_Q_1]};
    double v0_qd[2] = {context_real[END_QD_0], context_real[END_QD_1]};
    bool v0_converged = true;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        karnopp_masses_step_repetition(prepared, sets, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_Q_1] = v0_q[1];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_real[RESULT_QD_1] = v0_qd[1];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
    result_mode[RESULT_MODE_1] = v0_told[1];
}

static __device__ __forceinline__ void karnopp_masses_step_arrays(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status)
{
    const double v0 = fabs(qd[1]);
    const bool v1 = karnopp_masses_eq(0.0, v0) || (v0 < (dt * prepared[44U * sets]));
    const double v2 = fabs(qd[0]);
    const bool v3 = karnopp_masses_eq(0.0, v2) || (v2 < (dt * prepared[45U * sets]));
    const double v4 = tau[1] - (q[1] * prepared[2U * sets]);
    /* factors of the inertia matrix */
    const bool v5 = v1 || v3;
    const signed char v6 = karnopp_masses_mode_of(qd[1]);
    const signed char v7 = karnopp_masses_mode_of(qd[0]);
    const double v8 = v4 - (prepared[37U * sets] * ((double)v6));
    const double v9 = (tau[0] - (prepared[4U * sets] * v8)) - (prepared[38U * sets] * ((double)v7));
    signed char v11 = v6;
    double v12 = qd[1];
    signed char v13 = v7;
    double v14 = (prepared[5U * sets] * v8) + (prepared[7U * sets] * v9);
    double v15 = prepared[6U * sets] * v9;
    double v16 = qd[0];
    double v17 = 0.0;
    if (v5) {
        const double v10_of_context_real[11] = {prepared[0U * sets], tau[0], v4, prepared[41U * sets], prepared[42U * sets], tau[1], prepared[4U * sets], prepared[6U * sets], prepared[5U * sets], qd[0], qd[1]};
        const bool v10_of_context_boolean[2] = {v3, v1};
        double v10_result_real[5];
        signed char v10_result_mode[2];
        karnopp_masses_step_at_rest(prepared, sets, v10_of_context_real, v10_of_context_boolean, v10_result_real, v10_result_mode);
        v11 = v10_result_mode[1];
        v12 = v10_result_real[4];
        v13 = v10_result_mode[0];
        v14 = v10_result_real[2];
        v15 = v10_result_real[1];
        v16 = v10_result_real[3];
        v17 = v10_result_real[0];
    }
    const double v18 = (double)v11;
    const double v19 = v4 - (prepared[37U * sets] * v18);
    const double v20 = prepared[10U * sets] * dt;
    const double v21 = (v12 * v20) - v19;
    const bool v22 = 0 == v13;
    const bool v23 = !v22;
    const bool v24 = 0 == v11;
    const bool v25 = !v24;
    const bool v26 = v25 || v23;
    const double v27 = v24 ? 0.0 : 1.0;
    const double v28 = (v22 ? 0.0 : 1.0) / (v26 ? (prepared[0U * sets] - (prepared[46U * sets] * v27)) : 1.0);
    const double v29 = prepared[4U * sets] * v27;
    const double v30 = v29 * v28;
    const double v31 = (double)v13;
    const double v32 = v28 * (tau[0] - (prepared[38U * sets] * v31));
    const double v33 = v32 + (v30 * v21);
    const double v34 = prepared[5U * sets] * v27;
    const double v35 = (v29 * v33) + (v34 * v21);
    const double v36 = 0.5 * dt;
    const double v37 = v12 + (v14 * v36);
    const double v38 = (v37 * v20) - v19;
    const double v39 = v32 + (v38 * v30);
    const double v40 = (v29 * v39) + (v38 * v34);
    const double v41 = (v36 * v35) - v12;
    const double v42 = prepared[2U * sets] * dt;
    const double v43 = v19 + (v42 * v41);
    const double v44 = (v30 * v43) - v32;
    const double v45 = 0.16666666666666666 * dt;
    const double v46 = v45 * (((v14 + (v29 * v44)) + (v34 * v43)) - (2.0 * (v40 + v35)));
    const double v47 = v26 ? (v24 ? 0.0 : (v12 + v46)) : v12;
    const double v48 = v39 + v33;
    const double v49 = v26 ? (v22 ? 0.0 : (v16 - (v45 * (v44 - (v15 + (2.0 * v48)))))) : v16;
    const double v50 = dt * v42;
    const bool v51 = (prepared[47U * sets] * fabs(v50)) <= 7.839999999999999;
    const bool v52 = !v51;
    const double v53 = v24 ? 0.0 : (-(1.0 / ((v52 && v25) ? (v50 - prepared[48U * sets]) : 1.0)));
    const bool v54 = (v22 ? 0.0 : (-(1.0 / ((v52 && v23) ? ((prepared[49U * sets] * v53) - prepared[50U * sets]) : 1.0)))) < 0.0;
    const bool v55 = 0.0 < (v51 ? 0.0 : (((v53 < 0.0) || v54) ? 1.0 : 0.0));
    const bool v56 = (!v55) && ((fabs(v49) + fabs(v47)) < 1e+38);
    const double v57 = (dt * v40) - (2.0 * (v12 + (v37 - v41)));
    const bool v58 = ((v18 * (v26 ? (-v57) : v12)) < 0.0) && v56;
    const double v59 = (6.0 * v16) + (dt * (v48 + v15));
    const bool v60 = v56 && ((v31 * (v26 ? v59 : v16)) < 0.0);
    const double v61 = v26 ? (v24 ? q[1] : (q[1] - (v57 * v45))) : q[1];
    const double v62 = v26 ? (v22 ? q[0] : (q[0] + (v45 * v59))) : q[0];
    const bool v63 = v58 || v60;
    double v65 = v49;
    double v66 = v47;
    double v67 = v62;
    double v68 = v61;
    signed char v69 = v13;
    signed char v70 = v11;
    bool v71 = true;
    if (v63) {
        const double v64_of_context_real[18] = {prepared[0U * sets], tau[0], v4, prepared[41U * sets], prepared[42U * sets], tau[1], prepared[4U * sets], prepared[6U * sets], prepared[5U * sets], q[0], q[1], qd[0], qd[1], dt, v62, v61, v49, v47};
        const bool v64_of_context_boolean[4] = {v3, v1, v60, v58};
        const signed char v64_of_context_mode[2] = {v13, v11};
        double v64_result_real[4];
        bool v64_result_boolean[1];
        signed char v64_result_mode[2];
        karnopp_masses_step_again(prepared, sets, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_result_real, v64_result_boolean, v64_result_mode);
        v65 = v64_result_real[2];
        v66 = v64_result_real[3];
        v67 = v64_result_real[0];
        v68 = v64_result_real[1];
        v69 = v64_result_mode[0];
        v70 = v64_result_mode[1];
        v71 = v64_result_boolean[0];
    }
    qd_next[0] = v65;
    qd_next[1] = v66;
    q_next[0] = v67;
    q_next[1] = v68;
    const bool v72 = (fabs(v68) + (fabs(v67) + (fabs(v66) + fabs(v65)))) < 1e+38;
    const bool v73 = karnopp_masses_eq(6.0, v17);
    const double v74 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v0 + v2)));
    const bool v75 = (((fabs(tau[0]) + v74) < 1e+38) && (fabs(tau[1]) < 1e+38)) && (0.0 < dt);
    const bool v76 = ((!(v55 || v73)) && v75) && v72;
    mode_next[0] = v69;
    mode_next[1] = v70;
    const bool v77 = karnopp_masses_eq(2.0, v17);
    const double v78 = (v71 || v77) ? 0.0 : 5.0;
    const double v79 = (karnopp_masses_eq(3.0, v17) || karnopp_masses_eq(3.0, v78)) ? 3.0 : ((karnopp_masses_eq(1.0, v78) || karnopp_masses_eq(1.0, v17)) ? 1.0 : 0.0);
    const double v80 = (v77 || karnopp_masses_eq(2.0, v78)) ? 2.0 : ((karnopp_masses_eq(4.0, v17) || karnopp_masses_eq(4.0, v78)) ? 4.0 : v79);
    const double v81 = (karnopp_masses_eq(7.0, v17) || karnopp_masses_eq(7.0, v78)) ? 7.0 : ((karnopp_masses_eq(5.0, v17) || karnopp_masses_eq(5.0, v78)) ? 5.0 : v80);
    *status = v76 ? ((v73 || karnopp_masses_eq(6.0, v78)) ? 6.0 : v81) : ((v55 && v75) ? 7.0 : 6.0);
    if (!(v76)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
    }
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_pattern(const karnopp_masses_prepared *prepared, size_t sets, const signed char pattern[2], const signed char best[2], const bool flag[9], const double number[2], const double context_real[6], const bool context_boolean[11], const signed char context_mode[4], signed char pattern_out[2], signed char best_out[2], bool flag_out[9], double number_out[2], bool *done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        ALLOWED_STICK_0 = 4, ALLOWED_PLUS_0 = 5, ALLOWED_MINUS_0 = 6, ALLOWED_STICK_1 = 7, ALLOWED_PLUS_1 = 8,
        ALLOWED_MINUS_1 = 9, UNIQUE = 10 };
    enum { QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    const double v0 = (double)pattern[1];
    const double v1 = prepared[37U * sets] * v0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : prepared[5U * sets];
    const double v4 = v3 * (v2 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v1));
    const double v5 = (double)pattern[0];
    const double v6 = prepared[38U * sets] * v5;
    const bool v7 = 0 == pattern[0];
    const double v8 = v7 ? 0.0 : (1.0 / ((!v7) ? (context_real[PROBLEM_M_0_0] - (prepared[36U * sets] * v3)) : 1.0));
    const double v9 = v8 * ((v7 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v6)) - (prepared[1U * sets] * v4));
    const double v10 = v2 ? 0.0 : (v4 + ((-v9) * (prepared[1U * sets] * v3)));
    const double v11 = v7 ? (context_real[PROBLEM_RIGHT_0] - (prepared[1U * sets] * v10)) : v6;
    const double v12 = v7 ? 0.0 : v9;
    const double v13 = v7 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v11, context_real[BREAKAWAY_OFFSET_0] + v11) : (v5 * v12);
    const double v14 = v7 ? v13 : (context_real[PROBLEM_M_0_0] * v13);
    const double v15 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v16 = karnopp_masses_max(v15, karnopp_masses_max(v15, fabs(v11)));
    const bool v17 = !flag[FLAG_RELAXED];
    const bool v18 = context_boolean[QUESTION_REACHED_0] && v17;
    const bool v19 = ((0.0 < v13) || (v7 && (0.0 <= v13))) || (v18 && (((-1e-06) * v16) <= v14));
    const double v20 = v2 ? (context_real[PROBLEM_RIGHT_1] - (prepared[1U * sets] * v12)) : v1;
    const double v21 = v2 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v20, context_real[BREAKAWAY_OFFSET_1] + v20) : (v0 * v10);
    const double v22 = v2 ? v21 : (prepared[1U * sets] * v21);
    const double v23 = karnopp_masses_max(karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v20)), fabs(context_real[RUBBING_TAU_1]));
    const bool v24 = context_boolean[QUESTION_REACHED_1] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[QUESTION_DECIDED_1] || v25) && (context_boolean[QUESTION_DECIDED_0] || v19);
    const bool v27 = flag[FLAG_FOUND] || v26;
    flag_out[FLAG_FOUND] = v27;
    const double v28 = v7 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_MINUS_1];
    const bool v33 = v24 ? (1 == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_PLUS_1];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[ALLOWED_STICK_1] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v41 = v18 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v7 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0]))) || (!(context_boolean[ALLOWED_MINUS_1] || (context_boolean[ALLOWED_STICK_1] || context_boolean[ALLOWED_PLUS_1]))));
    const bool v51 = v50 && ((context_boolean[QUESTION_REACHED_0] || context_boolean[QUESTION_REACHED_1]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[ALLOWED_STICK_0] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v7) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[ALLOWED_STICK_1] ? 0 : (context_boolean[ALLOWED_PLUS_1] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[FLAG_FOUND];
    const bool v60 = (context_boolean[QUESTION_DECIDED_1] || (((-1e-12) * v23) <= v22)) && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v16) <= v14));
    const bool v61 = ((!flag[FLAG_NEARLY]) && (v59 && v60)) || (v26 && v59);
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v51;
    flag_out[FLAG_THOROUGH] = v51 ? false : (flag[FLAG_THOROUGH] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v62;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v60;
    const bool v63 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v26);
    flag_out[FLAG_TIE] = v63;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v49;
    flag_out[FLAG_PROVEN] = v61 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v61 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v61 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v61 ? v10 : number[NUMBER_QDD_1];
    const bool v64 = v27 && (v63 || (v46 || ((!v44) || (context_boolean[UNIQUE] || (v7 && v2)))));
    *done = (v47 && v62) || v64;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_pattern_search(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[14], const bool context_boolean[6], const signed char context_mode[4], double result_real[3], signed char result_mode[2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_OWN_0 = 6, FOUND_OWN_1 = 7, FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_NOISE_0 = 10,
        FOUND_DRIVE_1 = 11, FOUND_OTHERS_1 = 12, FOUND_NOISE_1 = 13 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        FOUND_STICK_0 = 4, FOUND_STICK_1 = 5 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1, QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared[37U * sets] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared[38U * sets] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = (context_boolean[FOUND_STICK_1] && (!context_boolean[QUESTION_REACHED_1])) ? 0 : ((context_boolean[QUESTION_REACHED_1] ? (1 == context_mode[QUESTION_FORCED_1]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[FOUND_STICK_0] && (!context_boolean[QUESTION_REACHED_0])) ? 0 : ((context_boolean[QUESTION_REACHED_0] ? (1 == context_mode[QUESTION_FORCED_0]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared[37U * sets], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared[38U * sets], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        karnopp_masses_interpolated_pattern(prepared, sets, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_0]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_1]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_pattern_let_go(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[9], const bool context_boolean[4], const signed char context_mode[4], double result_real[3], signed char result_mode[2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, FACTOR_L_0_1 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1];
    const double v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0];
    const double v4 = 1.0001 * fabs(v1);
    const double v5 = v3 * v4;
    const double v6 = (context_boolean[QUESTION_DECIDED_1] ? (prepared[37U * sets] * ((double)context_mode[QUESTION_MODES_1])) : 0.0) - context_real[PROBLEM_RIGHT_1];
    const double v7 = v6 * v2;
    const double v8 = (context_boolean[QUESTION_DECIDED_0] ? (prepared[38U * sets] * ((double)context_mode[QUESTION_MODES_0])) : 0.0) - context_real[PROBLEM_RIGHT_0];
    const double v9 = v1 * v8;
    const double v10 = 1e-08 * (fabs(v9) + fabs(v7));
    const double v11 = v9 - v7;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const double v13 = v0 * v4;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v8;
    const double v15 = v1 * v6;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const double v19 = -v17;
    const signed char v20 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v11);
    const double v21 = (prepared[37U * sets] * ((double)v20)) - context_real[PROBLEM_RIGHT_1];
    const signed char v22 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v19);
    const double v23 = (prepared[38U * sets] * ((double)v22)) - context_real[PROBLEM_RIGHT_0];
    const double v24 = (context_real[FACTOR_INVERSE_D_0] * v23) - (v1 * v21);
    const double v25 = (context_real[FACTOR_L_0_1] * v24) - (context_real[FACTOR_INVERSE_D_1] * v21);
    const bool v26 = (fabs(v21) + (fabs(v23) + (fabs(v25) + fabs(v24)))) < 1e+38;
    const bool v27 = v26 && (!((context_boolean[QUESTION_REACHED_0] || v18) || (context_boolean[QUESTION_REACHED_1] || v12)));
    double v29 = 0.0;
    double v30 = -v24;
    double v31 = v25;
    signed char v32 = v22;
    signed char v33 = v20;
    if (!(v27)) {
        const double v28_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], v2, v19, v13, v16, v11, v5, v10};
        const bool v28_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        double v28_result_real[3];
        signed char v28_result_mode[2];
        karnopp_masses_interpolated_pattern_search(prepared, sets, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = v28_result_real[0];
        v30 = v28_result_real[1];
        v31 = v28_result_real[2];
        v32 = v28_result_mode[0];
        v33 = v28_result_mode[1];
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_mode[RESULT_MODES_0] = v32;
    result_mode[RESULT_MODES_1] = v33;
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_at_rest(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[11], const bool context_boolean[2], const signed char context_mode[2], double result_real[5], signed char result_mode[2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { START_FORCED_0 = 0, START_FORCED_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const bool v0 = !(0 == context_mode[START_FORCED_1]);
    const bool v1 = v0 && (context_boolean[START_RESTING_1] && v0);
    const bool v2 = !(0 == context_mode[START_FORCED_0]);
    const bool v3 = v2 && (context_boolean[START_RESTING_0] && v2);
    result_real[RESULT_QD_1] = context_real[START_QD_1];
    result_real[RESULT_QD_0] = context_real[START_QD_0];
    const bool v4 = !context_boolean[START_RESTING_1];
    const bool v5 = !context_boolean[START_RESTING_0];
    const bool v6 = (!(fabs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1])) || (v4 || v1);
    const bool v7 = v6 || ((!(fabs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])) || (v5 || v3));
    double v9 = 0.0;
    double v10 = 0.0;
    double v11 = 0.0;
    signed char v12 = 0;
    signed char v13 = 0;
    if (v7) {
        const double v8_of_context_real[9] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const bool v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const signed char v8_of_context_mode[4] = {karnopp_masses_mode_of(context_real[START_QD_0]), karnopp_masses_mode_of(context_real[START_QD_1]), context_mode[START_FORCED_0], context_mode[START_FORCED_1]};
        double v8_result_real[3];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_pattern_let_go(prepared, sets, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = v8_result_real[0];
        v10 = v8_result_real[1];
        v11 = v8_result_real[2];
        v12 = v8_result_mode[0];
        v13 = v8_result_mode[1];
    }
    result_real[RESULT_STATUS] = v9;
    result_real[RESULT_QDD_0] = v10;
    result_real[RESULT_QDD_1] = v11;
    result_mode[RESULT_MODE_0] = v12;
    result_mode[RESULT_MODE_1] = v13;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_repetition(const karnopp_masses_prepared *prepared, size_t sets, const signed char mode[2], const signed char told[2], const bool behind[2], const bool before[2], const double q[2], const double qd[2], bool converged, const double context_real[15], signed char mode_out[2], signed char told_out[2], bool behind_out[2], bool before_out[2], double q_out[2], double qd_out[2], bool *converged_out, bool *done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, START_Q_0 = 9, START_Q_1 = 10, START_QD_0 = 11,
        START_QD_1 = 12, START_LENGTH = 13 };
    *converged_out = true;
    const signed char v0 = behind[0] ? (before[0] ? 0 : karnopp_masses_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : karnopp_masses_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = v4 ? 0.0 : prepared[5U * sets];
    const double v6 = (double)v1;
    const double v7 = prepared[37U * sets] * v6;
    /* factors of the inertia matrix */
    const double v8 = v4 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v7);
    const double v9 = prepared[1U * sets] * v5;
    const double v10 = v2 ? 0.0 : (1.0 / (v3 ? (context_real[PROBLEM_M_0_0] - (prepared[36U * sets] * v5)) : 1.0));
    const double v11 = (double)v0;
    const double v12 = prepared[38U * sets] * v11;
    const double v13 = context_real[PROBLEM_RIGHT_0] - v12;
    const double v14 = v10 * ((v8 * v9) - (v2 ? 0.0 : v13));
    const double v15 = v4 ? 0.0 : ((v5 * v8) + (v9 * v14));
    const double v16 = v2 ? (context_real[PROBLEM_RIGHT_0] - (prepared[1U * sets] * v15)) : v12;
    told_out[0] = (v3 || (((-context_real[BREAKAWAY_OFFSET_0]) <= v16) && (v16 <= context_real[BREAKAWAY_OFFSET_0]))) ? v0 : karnopp_masses_mode_of(2.0 * v16);
    const double v17 = v2 ? 0.0 : (-v14);
    const double v18 = v4 ? (context_real[PROBLEM_RIGHT_1] - (prepared[1U * sets] * v17)) : v7;
    const bool v19 = (!v4) || ((v18 <= context_real[BREAKAWAY_OFFSET_1]) && ((-context_real[BREAKAWAY_OFFSET_1]) <= v18));
    told_out[1] = v19 ? v1 : karnopp_masses_mode_of(2.0 * v18);
    const double v20 = v4 ? 0.0 : (prepared[1U * sets] * (v2 ? context_real[START_QD_0] : 0.0));
    const double v21 = v10 * ((v9 * v20) - (v2 ? 0.0 : (prepared[1U * sets] * (v4 ? context_real[START_QD_1] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[START_QD_0] + (v2 ? 0.0 : (-v21)));
    const double v23 = v4 ? 0.0 : 1.0;
    const double v24 = (v2 ? 0.0 : 1.0) / ((prepared[46U * sets] * v23) - prepared[0U * sets]);
    const double v25 = v13 * v24;
    const double v26 = v4 ? 0.0 : (context_real[START_QD_1] + (v4 ? 0.0 : ((v5 * v20) + (v9 * v21))));
    const double v27 = 0.5 * context_real[START_LENGTH];
    const double v28 = v26 + (v15 * v27);
    const double v29 = prepared[10U * sets] * context_real[START_LENGTH];
    const double v30 = (context_real[RUBBING_TAU_1] - (prepared[2U * sets] * context_real[START_Q_1])) - v7;
    const double v31 = (v28 * v29) - v30;
    const double v32 = prepared[4U * sets] * v23;
    const double v33 = v24 * v32;
    const double v34 = v25 + (v31 * v33);
    const double v35 = (v26 * v29) - v30;
    const double v36 = v25 + (v33 * v35);
    const double v37 = v34 + v36;
    const double v38 = (6.0 * v22) + (context_real[START_LENGTH] * (v17 - v37));
    const bool v39 = (v11 * v38) < 0.0;
    behind_out[0] = v39;
    const double v40 = prepared[5U * sets] * v23;
    const double v41 = (v32 * v34) - (v31 * v40);
    const double v42 = (v32 * v36) - (v35 * v40);
    const double v43 = v26 + (v27 * v42);
    const double v44 = (context_real[START_LENGTH] * v41) + (2.0 * (v26 + (v28 + v43)));
    const bool v45 = (v6 * v44) < 0.0;
    behind_out[1] = v45;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v46 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v2 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v38 * v46));
    q_out[1] = v4 ? context_real[START_Q_1] : (context_real[START_Q_1] + (v44 * v46));
    const double v47 = (v43 * (prepared[2U * sets] * context_real[START_LENGTH])) - v30;
    const double v48 = v25 + (v33 * v47);
    const double v49 = v2 ? 0.0 : (v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    qd_out[0] = v49;
    const double v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    const double v51 = v4 ? 0.0 : (v26 + v50);
    qd_out[1] = v51;
    *done = !((v39 || v45) && ((fabs(v49) + fabs(v51)) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_again(const karnopp_masses_prepared *prepared, size_t sets, const double context_real[19], const bool context_boolean[4], const signed char context_mode[4], double result_real[4], bool result_boolean[1], signed char result_mode[2])
{
    enum { END_Q_0 = 15, END_Q_1 = 16, END_QD_0 = 17, END_QD_1 = 18 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 2, END_MODE_1 = 3 };
    enum { RESULT_Q_0 = 0, RESULT_Q_1 = 1, RESULT_QD_0 = 2, RESULT_QD_1 = 3 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    signed char v0_mode[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    signed char v0_told[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    bool v0_behind[2] = {context_boolean[BEHIND_0], context_boolean[BEHIND_1]};
    bool v0_before[2] = {context_boolean[START_RESTING_0], context_boolean[START_RESTING_1]};
    double v0_q[2] = {context_real[END_Q_0], context_real[END_Q_1]};
    double v0_qd[2] = {context_real[END_QD_0], context_real[END_QD_1]};
    bool v0_converged = true;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        karnopp_masses_interpolated_repetition(prepared, sets, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_Q_1] = v0_q[1];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_real[RESULT_QD_1] = v0_qd[1];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
    result_mode[RESULT_MODE_1] = v0_told[1];
}

/* One part of an interpolated step: symgen/derive/friction/interpolated_step.py. */
static __device__ __forceinline__ void karnopp_masses_interpolated_part(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const signed char mode[2], const bool crossing[2], const signed char forced[2], const signed char heading[2], bool probes, const double far[2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[2], double q_out[2], double qd_out[2], signed char mode_out[2], bool crossing_out[2], signed char forced_out[2], signed char heading_out[2], bool *probes_out, double far_out[2], double *past_out, double *whole_out, double *trial_out, double *passes_out, double *worst_out, bool *done)
{
    (void)mode;
    const bool v0 = karnopp_masses_eq(0.0, qd[1]);
    const bool v1 = karnopp_masses_eq(0.0, qd[0]);
    const double v2 = tau[1] - (q[1] * prepared[2U * sets]);
    const bool v3 = v1 || v0;
    /* factors of the inertia matrix */
    const signed char v4 = karnopp_masses_mode_of(qd[1]);
    const signed char v5 = karnopp_masses_mode_of(qd[0]);
    const double v6 = v2 - (prepared[37U * sets] * ((double)v4));
    const double v7 = (tau[0] - (prepared[4U * sets] * v6)) - (prepared[38U * sets] * ((double)v5));
    signed char v9 = v4;
    double v10 = qd[1];
    signed char v11 = v5;
    double v12 = (prepared[5U * sets] * v6) + (prepared[7U * sets] * v7);
    double v13 = prepared[6U * sets] * v7;
    double v14 = qd[0];
    double v15 = 0.0;
    if (v3) {
        const double v8_of_context_real[11] = {prepared[0U * sets], tau[0], v2, prepared[41U * sets], prepared[42U * sets], tau[1], prepared[4U * sets], prepared[6U * sets], prepared[5U * sets], qd[0], qd[1]};
        const bool v8_of_context_boolean[2] = {v1, v0};
        double v8_result_real[5];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_at_rest(prepared, sets, v8_of_context_real, v8_of_context_boolean, forced, v8_result_real, v8_result_mode);
        v9 = v8_result_mode[1];
        v10 = v8_result_real[4];
        v11 = v8_result_mode[0];
        v12 = v8_result_real[2];
        v13 = v8_result_real[1];
        v14 = v8_result_real[3];
        v15 = v8_result_real[0];
    }
    const double v16 = (double)v9;
    const double v17 = prepared[37U * sets] * v16;
    const double v18 = v2 - v17;
    const double v19 = prepared[10U * sets] * trial;
    const double v20 = (v10 * v19) - v18;
    const bool v21 = 0 == v9;
    const bool v22 = !v21;
    const bool v23 = 0 == v11;
    const bool v24 = !v23;
    const bool v25 = v24 || v22;
    const double v26 = v21 ? 0.0 : 1.0;
    const double v27 = (v23 ? 0.0 : 1.0) / (v25 ? (prepared[0U * sets] - (prepared[46U * sets] * v26)) : 1.0);
    const double v28 = prepared[4U * sets] * v26;
    /* forces without accelerations of the joints, base-ward */
    const double v29 = v28 * v27;
    const double v30 = (double)v11;
    const double v31 = tau[0] - (prepared[38U * sets] * v30);
    const double v32 = v31 * v27;
    const double v33 = v32 + (v29 * v20);
    const double v34 = prepared[5U * sets] * v26;
    const double v35 = (v28 * v33) + (v34 * v20);
    const double v36 = 0.5 * trial;
    const double v37 = (v36 * v35) - v10;
    const double v38 = v10 + (v12 * v36);
    const double v39 = (v38 * v19) - v18;
    const double v40 = v32 + (v39 * v29);
    const double v41 = (v28 * v40) + (v39 * v34);
    const double v42 = (trial * v41) - (2.0 * (v38 + (v10 - v37)));
    const double v43 = 0.16666666666666666 * trial;
    const double v44 = v25 ? (v21 ? q[1] : (q[1] - (v42 * v43))) : q[1];
    const double v45 = tau[1] - (prepared[2U * sets] * v44);
    const double v46 = v21 ? 0.0 : prepared[5U * sets];
    const double v47 = v46 * (v21 ? 0.0 : (v45 - v17));
    const bool v48 = v23 || v21;
    const double v49 = v23 ? 0.0 : (1.0 / ((v24 && v48) ? (prepared[0U * sets] - (prepared[36U * sets] * v46)) : 1.0));
    const double v50 = v49 * ((v23 ? 0.0 : v31) - (prepared[1U * sets] * v47));
    const double v51 = v45 - (prepared[1U * sets] * (v23 ? 0.0 : v50));
    const double v52 = prepared[42U * sets] + v51;
    const double v53 = prepared[42U * sets] - v51;
    const double v54 = prepared[2U * sets] * trial;
    const double v55 = v18 + (v37 * v54);
    const double v56 = (v29 * v55) - v32;
    const double v57 = v43 * (((v12 + (v28 * v56)) + (v34 * v55)) - (2.0 * (v41 + v35)));
    const double v58 = v25 ? (v21 ? 0.0 : (v10 + v57)) : v10;
    const double v59 = v21 ? (v48 ? karnopp_masses_min(v53, v52) : 0.0) : (v16 * v58);
    far_out[1] = v59;
    const double v60 = probes ? far[1] : v59;
    const double v61 = trial / (probes ? whole : 1.0);
    const double v62 = 1.0 / (probes ? (1.0 - (v61)) : 1.0);
    const double v63 = v2 - (prepared[1U * sets] * v13);
    const double v64 = v21 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared[42U * sets] - v63, prepared[42U * sets] + v63)) : 0.0) : (qd[1] * v16);
    const double v65 = 1.0 / (probes ? v61 : 1.0);
    const double v66 = v65 * (v59 - v64);
    const double v67 = v66 + (v62 * (v59 - v60));
    const double v68 = v66 + (v61 * v67);
    const bool v69 = (!(v0 && v22)) && (v60 < 0.0);
    const bool v70 = probes && v69;
    const double v71 = sqrt(v70 ? karnopp_masses_max(0.0, (v67 * (4.0 * v64)) + (v68 * v68)) : 1.0);
    const bool v72 = v68 < 0.0;
    const double v73 = v70 ? (v69 ? (v72 ? (v71 - (v68)) : (2.0 * v67)) : 1.0) : 1.0;
    const bool v74 = !probes;
    const double v75 = v69 ? karnopp_masses_max(1e-06, v64 / ((v74 && v69) ? (v69 ? (v64 - (v60)) : 1.0) : 1.0)) : 1.0;
    const double v76 = probes ? (v69 ? karnopp_masses_min(1.0, (v72 ? (2.0 * (v64)) : (v68 + v71)) / v73) : 1.0) : v75;
    const double v77 = tau[0] - (prepared[1U * sets] * (v21 ? 0.0 : (v47 + ((-v50) * (prepared[1U * sets] * v46)))));
    const double v78 = prepared[41U * sets] + v77;
    const double v79 = prepared[41U * sets] - v77;
    const double v80 = v40 + v33;
    const double v81 = v25 ? (v23 ? 0.0 : (v14 + (v43 * (v13 + ((2.0 * v80) - v56))))) : v14;
    const double v82 = v23 ? (v48 ? karnopp_masses_min(v79, v78) : 0.0) : (v30 * v81);
    far_out[0] = v82;
    const double v83 = probes ? far[0] : v82;
    const double v84 = tau[0] - (prepared[1U * sets] * v12);
    const double v85 = v23 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared[41U * sets] - v84, prepared[41U * sets] + v84)) : 0.0) : (qd[0] * v30);
    const double v86 = v65 * (v82 - v85);
    const double v87 = v86 + (v62 * (v82 - v83));
    const double v88 = v86 + (v61 * v87);
    const bool v89 = (!(v1 && v24)) && (v83 < 0.0);
    const bool v90 = probes && v89;
    const double v91 = sqrt(v90 ? karnopp_masses_max(0.0, (v87 * (4.0 * v85)) + (v88 * v88)) : 1.0);
    const bool v92 = v88 < 0.0;
    const double v93 = v90 ? (v89 ? (v92 ? (v91 - (v88)) : (2.0 * v87)) : 1.0) : 1.0;
    const double v94 = v89 ? karnopp_masses_max(1e-06, v85 / ((v74 && v89) ? (v89 ? (v85 - (v83)) : 1.0) : 1.0)) : 1.0;
    const double v95 = probes ? (v89 ? karnopp_masses_min(1.0, (v92 ? (2.0 * (v85)) : (v88 + v91)) / v93) : 1.0) : v94;
    const double v96 = karnopp_masses_min(karnopp_masses_min(1.0, v95), v76);
    const bool v97 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v98 = (!((12.0 <= passes) || (probes || v97))) && (v96 < 1.0);
    *probes_out = v98;
    const bool v99 = probes || v98;
    const double v100 = trial * v54;
    const bool v101 = (prepared[47U * sets] * fabs(v100)) <= 7.839999999999999;
    const bool v102 = !v101;
    const double v103 = v21 ? 0.0 : (-(1.0 / ((v22 && v102) ? (v100 - prepared[48U * sets]) : 1.0)));
    const bool v104 = (v23 ? 0.0 : (-(1.0 / ((v24 && v102) ? ((prepared[49U * sets] * v103) - prepared[50U * sets]) : 1.0)))) < 0.0;
    const bool v105 = 0.0 < (v101 ? 0.0 : (((v103 < 0.0) || v104) ? 1.0 : 0.0));
    /* factors of the inertia matrix */
    const bool v106 = (fabs(v82) + fabs(v59)) < 1e+38;
    const bool v107 = (!(v99 || v105)) && v106;
    const bool v108 = ((v16 * (v25 ? (-v42) : v10)) < 0.0) && v107;
    const double v109 = (6.0 * v14) + (trial * (v13 + v80));
    const bool v110 = v107 && ((v30 * (v25 ? v109 : v14)) < 0.0);
    const double v111 = v25 ? (v23 ? q[0] : (q[0] + (v43 * v109))) : q[0];
    const bool v112 = v108 || v110;
    double v114 = v111;
    double v115 = v44;
    double v116 = v58;
    signed char v117 = v9;
    signed char v118 = v11;
    double v119 = v81;
    bool v120 = true;
    if (v112) {
        const double v113_of_context_real[19] = {prepared[0U * sets], tau[0], v2, prepared[41U * sets], prepared[42U * sets], tau[1], prepared[4U * sets], prepared[6U * sets], prepared[5U * sets], q[0], q[1], qd[0], qd[1], trial, past, v111, v44, v81, v58};
        const bool v113_of_context_boolean[4] = {v1, v0, v110, v108};
        const signed char v113_of_context_mode[4] = {forced[0], forced[1], v11, v9};
        double v113_result_real[4];
        bool v113_result_boolean[1];
        signed char v113_result_mode[2];
        karnopp_masses_interpolated_again(prepared, sets, v113_of_context_real, v113_of_context_boolean, v113_of_context_mode, v113_result_real, v113_result_boolean, v113_result_mode);
        v114 = v113_result_real[0];
        v115 = v113_result_real[1];
        v116 = v113_result_real[3];
        v117 = v113_result_mode[1];
        v118 = v113_result_mode[0];
        v119 = v113_result_real[2];
        v120 = v113_result_boolean[0];
    }
    q_out[0] = v114;
    q_out[1] = v115;
    mode_out[1] = v117;
    const bool v121 = crossing[1] || (v22 && (v59 < 0.0));
    const bool v122 = v121 || (0 == v117);
    mode_out[0] = v118;
    const bool v123 = crossing[0] || (v24 && (v82 < 0.0));
    const bool v124 = v123 || (0 == v118);
    const double v125 = v122 ? 0.0 : prepared[5U * sets];
    const double v126 = v125 * (v122 ? 0.0 : (prepared[1U * sets] * (v124 ? v119 : 0.0)));
    const bool v127 = !v99;
    const bool v128 = v127 && (v121 || v123);
    const double v129 = v124 ? 0.0 : (1.0 / (((v127 && v128) && (!v124)) ? (prepared[0U * sets] - (prepared[36U * sets] * v125)) : 1.0));
    const double v130 = v129 * ((prepared[1U * sets] * v126) - (v124 ? 0.0 : (prepared[1U * sets] * (v122 ? v116 : 0.0))));
    const double v131 = v128 ? (v124 ? 0.0 : (v119 + (v124 ? 0.0 : (-v130)))) : v119;
    qd_out[0] = v131;
    const double v132 = v128 ? (v122 ? 0.0 : (v116 + (v122 ? 0.0 : (v126 + (v130 * (prepared[1U * sets] * v125)))))) : v116;
    qd_out[1] = v132;
    const bool v133 = v89 && (v95 <= v96);
    crossing_out[0] = probes && (v24 && v133);
    const bool v134 = v69 && (v76 <= v96);
    crossing_out[1] = probes && (v22 && v134);
    const signed char v135 = v97 ? heading[0] : 0;
    forced_out[0] = v135;
    const signed char v136 = v97 ? heading[1] : 0;
    forced_out[1] = v136;
    heading_out[0] = probes ? ((v23 && v133) ? (v48 ? karnopp_masses_mode_of(v78 - v79) : 0) : 0) : 0;
    heading_out[1] = probes ? ((v21 && v134) ? (v48 ? karnopp_masses_mode_of(v52 - v53) : 0) : 0) : 0;
    const double v137 = v99 ? past : (v97 ? (trial + (past)) : dt);
    *past_out = v137;
    const double v138 = probes ? whole : trial;
    const double v139 = v99 ? (v96 * (v138)) : (dt - v137);
    *trial_out = v139;
    *whole_out = v99 ? v138 : v139;
    *passes_out = 1.0 + passes;
    const bool v140 = v106 && ((fabs(v119) + fabs(v116)) < 1e+38);
    const bool v141 = karnopp_masses_eq(2.0, v15);
    const double v142 = v105 ? 7.0 : (v140 ? ((v141 || v120) ? 0.0 : 5.0) : 6.0);
    const double v143 = ((karnopp_masses_eq(1.0, v15) || karnopp_masses_eq(1.0, worst)) || karnopp_masses_eq(1.0, v142)) ? 1.0 : 0.0;
    const double v144 = (karnopp_masses_eq(3.0, v142) || (karnopp_masses_eq(3.0, worst) || karnopp_masses_eq(3.0, v15))) ? 3.0 : v143;
    const double v145 = (karnopp_masses_eq(4.0, v142) || (karnopp_masses_eq(4.0, v15) || karnopp_masses_eq(4.0, worst))) ? 4.0 : v144;
    const bool v146 = (karnopp_masses_eq(5.0, worst) || karnopp_masses_eq(5.0, v15)) || karnopp_masses_eq(5.0, v142);
    const double v147 = v146 ? 5.0 : (((v141 || karnopp_masses_eq(2.0, worst)) || karnopp_masses_eq(2.0, v142)) ? 2.0 : v145);
    const double v148 = ((karnopp_masses_eq(7.0, v15) || karnopp_masses_eq(7.0, worst)) || karnopp_masses_eq(7.0, v142)) ? 7.0 : v147;
    *worst_out = ((karnopp_masses_eq(6.0, v15) || karnopp_masses_eq(6.0, worst)) || karnopp_masses_eq(6.0, v142)) ? 6.0 : v148;
    *done = (v127 && (v139 <= 0.0)) || (v105 || (!v140));
    if (v99) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
        forced_out[1] = forced[1];
    }
}

static __device__ __forceinline__ void karnopp_masses_step_interpolated_arrays(const karnopp_masses_prepared *prepared, size_t sets, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status)
{
    const double v0 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v1 = ((fabs(tau[0]) + (fabs(q[0]) + v0)) < 1e+38) && (fabs(tau[1]) < 1e+38);
    const bool v2 = v1 && (0.0 < dt);
    double v3_q[2] = {q[0], q[1]};
    double v3_qd[2] = {qd[0], qd[1]};
    signed char v3_mode[2] = {mode[0], mode[1]};
    bool v3_crossing[2] = {false, false};
    signed char v3_forced[2] = {0, 0};
    signed char v3_heading[2] = {0, 0};
    bool v3_probes = false;
    double v3_far[2] = {0.0, 0.0};
    double v3_past = 0.0;
    double v3_whole = dt;
    double v3_trial = dt;
    double v3_passes = 0.0;
    double v3_worst = 0.0;
    bool v3_done = false;
    for (int v3_pass = 0; (v3_pass < 14) && !v3_done; v3_pass++) {
        double v3_next_q[2];
        double v3_next_qd[2];
        signed char v3_next_mode[2];
        bool v3_next_crossing[2];
        signed char v3_next_forced[2];
        signed char v3_next_heading[2];
        bool v3_next_probes;
        double v3_next_far[2];
        double v3_next_past;
        double v3_next_whole;
        double v3_next_trial;
        double v3_next_passes;
        double v3_next_worst;
        karnopp_masses_interpolated_part(prepared, sets, v3_q, v3_qd, v3_mode, v3_crossing, v3_forced, v3_heading, v3_probes, v3_far, v3_past, v3_whole, v3_trial, v3_passes, v3_worst, dt, tau, v3_next_q, v3_next_qd, v3_next_mode, v3_next_crossing, v3_next_forced, v3_next_heading, &v3_next_probes, v3_next_far, &v3_next_past, &v3_next_whole, &v3_next_trial, &v3_next_passes, &v3_next_worst, &v3_done);
        v3_q[0] = v3_next_q[0];
        v3_q[1] = v3_next_q[1];
        v3_qd[0] = v3_next_qd[0];
        v3_qd[1] = v3_next_qd[1];
        v3_mode[0] = v3_next_mode[0];
        v3_mode[1] = v3_next_mode[1];
        v3_crossing[0] = v3_next_crossing[0];
        v3_crossing[1] = v3_next_crossing[1];
        v3_forced[0] = v3_next_forced[0];
        v3_forced[1] = v3_next_forced[1];
        v3_heading[0] = v3_next_heading[0];
        v3_heading[1] = v3_next_heading[1];
        v3_probes = v3_next_probes;
        v3_far[0] = v3_next_far[0];
        v3_far[1] = v3_next_far[1];
        v3_past = v3_next_past;
        v3_whole = v3_next_whole;
        v3_trial = v3_next_trial;
        v3_passes = v3_next_passes;
        v3_worst = v3_next_worst;
    }
    const bool v4 = (fabs(v3_qd[1]) + (fabs(v3_q[0]) + (fabs(v3_qd[0]) + fabs(v3_q[1])))) < 1e+38;
    const bool v5 = karnopp_masses_eq(7.0, v3_worst);
    const bool v6 = karnopp_masses_eq(6.0, v3_worst);
    const bool v7 = v4 && (v2 && (!(v5 || v6)));
    q_next[0] = v7 ? v3_q[0] : q[0];
    q_next[1] = v7 ? v3_q[1] : q[1];
    qd_next[0] = v7 ? v3_qd[0] : qd[0];
    qd_next[1] = v7 ? v3_qd[1] : qd[1];
    mode_next[0] = v7 ? v3_mode[0] : mode[0];
    mode_next[1] = v7 ? v3_mode[1] : mode[1];
    const bool v8 = karnopp_masses_eq(2.0, v3_worst);
    const double v9 = (v8 || v3_done) ? 0.0 : 5.0;
    const double v10 = (karnopp_masses_eq(3.0, v9) || karnopp_masses_eq(3.0, v3_worst)) ? 3.0 : ((karnopp_masses_eq(1.0, v9) || karnopp_masses_eq(1.0, v3_worst)) ? 1.0 : 0.0);
    const double v11 = (v8 || karnopp_masses_eq(2.0, v9)) ? 2.0 : ((karnopp_masses_eq(4.0, v3_worst) || karnopp_masses_eq(4.0, v9)) ? 4.0 : v10);
    const double v12 = (v5 || karnopp_masses_eq(7.0, v9)) ? 7.0 : ((karnopp_masses_eq(5.0, v3_worst) || karnopp_masses_eq(5.0, v9)) ? 5.0 : v11);
    *status = v7 ? ((v6 || karnopp_masses_eq(6.0, v9)) ? 6.0 : v12) : ((v2 && v5) ? 7.0 : 6.0);
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_prepare_kernel(size_t sets, const double *parameters, double *__restrict__ prepared)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < sets) {
        prepared += lane;
        prepared[37U * sets] = parameters[(3U * sets) + lane];
        prepared[2U * sets] = parameters[(2U * sets) + lane];
        prepared[1U * sets] = parameters[lane];
        const double v0 = 1.0 / parameters[lane];
        prepared[5U * sets] = v0;
        const double v1 = parameters[lane] * v0;
        prepared[4U * sets] = v1;
        prepared[38U * sets] = parameters[(4U * sets) + lane];
        prepared[3U * sets] = parameters[(1U * sets) + lane];
        const double v2 = parameters[lane] + parameters[(1U * sets) + lane];
        prepared[0U * sets] = v2;
        const double v3 = parameters[lane] * parameters[lane];
        prepared[36U * sets] = v3;
        const double v4 = v0 * v3;
        prepared[46U * sets] = v4;
        const double v5 = 1.5 * parameters[(4U * sets) + lane];
        prepared[41U * sets] = v5;
        const double v6 = 1.5 * parameters[(3U * sets) + lane];
        prepared[42U * sets] = v6;
        const double v7 = parameters[lane] * v1;
        const double v8 = 1.0 / (v7 - v2);
        prepared[6U * sets] = -v8;
        const double v9 = v1 * v8;
        prepared[7U * sets] = v9;
        const double v10 = v8 * (parameters[(2U * sets) + lane] * v1);
        prepared[11U * sets] = -v10;
        const double v11 = parameters[(2U * sets) + lane] * v0;
        prepared[12U * sets] = -(v11 - (v1 * v10));
        prepared[13U * sets] = v0 - (v1 * v9);
        prepared[8U * sets] = 0.5 * parameters[(1U * sets) + lane];
        const double v12 = 0.5 * parameters[lane];
        prepared[9U * sets] = v12;
        const double v13 = 0.5 * parameters[(2U * sets) + lane];
        prepared[10U * sets] = v13;
        const double v14 = 1.0 / (parameters[(1U * sets) + lane] + (parameters[lane] - v4));
        prepared[14U * sets] = v14;
        const double v15 = parameters[lane] * v13;
        prepared[15U * sets] = v14 * (v0 * v15);
        prepared[16U * sets] = v14 * (v0 * v12);
        prepared[17U * sets] = 0.5 * v14;
        const double v16 = 0.16666666666666666 * parameters[(2U * sets) + lane];
        const double v17 = parameters[lane] * v16;
        const double v18 = v0 * v17;
        prepared[18U * sets] = v14 * v18;
        const double v19 = 0.041666666666666664 * parameters[(2U * sets) + lane];
        const double v20 = parameters[(2U * sets) + lane] * v19;
        const double v21 = parameters[lane] * v20;
        const double v22 = parameters[lane] * (parameters[lane] * v21);
        const double v23 = v14 * (v14 * (v0 * (v0 * (v0 * v22))));
        prepared[19U * sets] = (v14 * (v0 * (v0 * v21))) + v23;
        const double v24 = parameters[lane] * v19;
        const double v25 = parameters[lane] * v24;
        const double v26 = parameters[lane] * v25;
        const double v27 = v14 * (v14 * (v0 * (v0 * (v0 * v26))));
        prepared[20U * sets] = (v14 * (v0 * (v0 * v24))) + v27;
        prepared[21U * sets] = v14 * (v14 * (v0 * (v0 * v25)));
        prepared[22U * sets] = (v0 * v13) + (v14 * (v0 * (v0 * (parameters[lane] * v15))));
        prepared[23U * sets] = (0.5 * v0) + (v14 * (v0 * (v0 * (parameters[lane] * v12))));
        const double v28 = parameters[lane] * v17;
        const double v29 = v14 * (v0 * (v0 * v28));
        const double v30 = v0 * v16;
        prepared[24U * sets] = v29 + v30;
        const double v31 = 0.08333333333333333 * parameters[(2U * sets) + lane];
        const double v32 = v14 * (v0 * (v0 * (v0 * (parameters[lane] * (parameters[lane] * (parameters[(2U * sets) + lane] * v31))))));
        const double v33 = v32 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[lane] * v22)))))));
        prepared[25U * sets] = v33 + (v0 * (v0 * v20));
        const double v34 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[lane] * v26))))));
        const double v35 = (v14 * (v0 * (v0 * (v0 * (parameters[lane] * (parameters[lane] * v31)))))) + v34;
        prepared[26U * sets] = v35 + (v0 * (v0 * v19));
        const double v36 = parameters[(2U * sets) + lane] * parameters[lane];
        prepared[27U * sets] = v14 * (v0 * v36);
        prepared[28U * sets] = v1 * v14;
        prepared[29U * sets] = v14 * v29;
        const double v37 = parameters[lane] * v28;
        prepared[30U * sets] = (v14 * (v14 * (v0 * (v0 * (v0 * v37))))) + (v14 * (v0 * v18));
        const double v38 = parameters[(2U * sets) + lane] * v16;
        const double v39 = parameters[lane] * v38;
        const double v40 = parameters[lane] * (parameters[lane] * v39);
        const double v41 = v14 * (v14 * (v0 * (v0 * (v0 * v40))));
        prepared[31U * sets] = v41 + (v14 * (v0 * (v0 * v39)));
        prepared[32U * sets] = v0 + (v14 * (v0 * v4));
        prepared[33U * sets] = v11 + (v14 * (v0 * (v0 * (parameters[lane] * v36))));
        const double v42 = 0.3333333333333333 * parameters[(2U * sets) + lane];
        const double v43 = v14 * (v0 * (v0 * (v0 * (parameters[lane] * (parameters[lane] * (parameters[(2U * sets) + lane] * v42))))));
        const double v44 = v43 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[lane] * v40)))))));
        prepared[34U * sets] = v44 + (v0 * (v0 * v38));
        const double v45 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[lane] * v37))))));
        const double v46 = (v14 * (v0 * (v0 * (v0 * (parameters[lane] * (parameters[lane] * v42)))))) + v45;
        prepared[35U * sets] = v46 + (v0 * v30);
        prepared[39U * sets] = -v5;
        prepared[40U * sets] = -v6;
        prepared[43U * sets] = 1.0 / (v2 - v7);
        const double v47 = v0 - (v8 * (v1 * v1));
        prepared[47U * sets] = v47;
        prepared[44U * sets] = v6 * v47;
        prepared[45U * sets] = -(v5 * v8);
        const double v48 = 7.839999999999999 * parameters[lane];
        prepared[48U * sets] = v48;
        prepared[49U * sets] = v48 * v48;
        prepared[50U * sets] = 7.839999999999999 * v2;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_broken_rule_kernel(size_t sets, const double *parameters, int *rules)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < sets) {
        int broken = 0;
        bool kept[15];

        kept[0] = fabs(parameters[lane]) <= 1e+50;
        kept[1] = fabs(parameters[(1U * sets) + lane]) <= 1e+50;
        kept[2] = fabs(parameters[(2U * sets) + lane]) <= 1e+50;
        kept[3] = fabs(parameters[(3U * sets) + lane]) <= 1e+50;
        kept[4] = fabs(parameters[(4U * sets) + lane]) <= 1e+50;
        const double v0 = 1.5 * parameters[(4U * sets) + lane];
        kept[5] = fabs(v0) <= 1e+50;
        const double v1 = 1.5 * parameters[(3U * sets) + lane];
        kept[6] = fabs(v1) <= 1e+50;
        kept[7] = 0.0 <= parameters[(1U * sets) + lane];
        kept[8] = 0.0 <= parameters[lane];
        kept[9] = 0.0 <= parameters[(4U * sets) + lane];
        kept[10] = 0.0 <= v0;
        kept[11] = parameters[(4U * sets) + lane] <= v0;
        kept[12] = 0.0 <= parameters[(3U * sets) + lane];
        kept[13] = 0.0 <= v1;
        kept[14] = parameters[(3U * sets) + lane] <= v1;
        broken = kept[14] ? broken : 15;
        broken = kept[13] ? broken : 14;
        broken = kept[12] ? broken : 13;
        broken = kept[11] ? broken : 12;
        broken = kept[10] ? broken : 11;
        broken = kept[9] ? broken : 10;
        broken = kept[8] ? broken : 9;
        broken = kept[7] ? broken : 8;
        broken = kept[6] ? broken : 7;
        broken = kept[5] ? broken : 6;
        broken = kept[4] ? broken : 5;
        broken = kept[3] ? broken : 4;
        broken = kept[2] ? broken : 3;
        broken = kept[1] ? broken : 2;
        broken = kept[0] ? broken : 1;
        rules[lane] = broken;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_mass_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *M)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double M_lane[4];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_mass_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, M_lane);
        karnopp_masses_store(count, lane, M_lane, M);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_bias_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *h)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_bias(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, h_lane);
        karnopp_masses_store(count, lane, h_lane, h);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_gravity_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *g)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double g_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_gravity(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, g_lane);
        karnopp_masses_store(count, lane, g_lane, g);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_coriolis_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *C)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_coriolis_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, C_lane);
        karnopp_masses_store(count, lane, C_lane, C);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_inverse_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_store(count, lane, tau_lane, tau);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_forward_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, double *qdd)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_forward_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, qdd_lane);
        karnopp_masses_store(count, lane, qdd_lane, qdd);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_kinetic_energy_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *T)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double T_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_kinetic_energy(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, &T_lane);
        T[lane] = T_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_potential_energy_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *V)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double V_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_potential_energy(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, &V_lane);
        V[lane] = V_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_inertia_power_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *P)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double P_lane[8];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_inertia_power(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, P_lane);
        karnopp_masses_store(count, lane, P_lane, P);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_reactions_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *F)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_reactions(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, F_lane);
        karnopp_masses_store(count, lane, F_lane, F);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_inverse_dynamics_gradients_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics_gradients(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        karnopp_masses_store(count, lane, by_q_lane, by_q);
        karnopp_masses_store(count, lane, by_qd_lane, by_qd);
        karnopp_masses_store(count, lane, by_qdd_lane, by_qdd);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_linearize_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_linearize(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        karnopp_masses_store(count, lane, A_lane, A);
        karnopp_masses_store(count, lane, B_lane, B);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_linearize_step_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_linearize_step(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        karnopp_masses_store(count, lane, q_next_lane, q_next);
        karnopp_masses_store(count, lane, qd_next_lane, qd_next);
        karnopp_masses_store(count, lane, A_lane, A);
        karnopp_masses_store(count, lane, B_lane, B);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_regressor_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *Y)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_regressor(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, Y_lane);
        karnopp_masses_store(count, lane, Y_lane, Y);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_stiffness_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *K)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double K_lane[4];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_stiffness_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, K_lane);
        karnopp_masses_store(count, lane, K_lane, K);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_damping_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *D)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double D_lane[4];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_damping_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, D_lane);
        karnopp_masses_store(count, lane, D_lane, D);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_sticking_forces_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_load(count, lane, stuck, stuck_lane);
        karnopp_masses_sticking_forces(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        karnopp_masses_store(count, lane, f_lane, f);
        karnopp_masses_store(count, lane, qdd_lane, qdd);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_friction_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_friction_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status_lane);
        karnopp_masses_store(count, lane, f_lane, f);
        karnopp_masses_store(count, lane, qdd_lane, qdd);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_friction_limits_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_friction_limits(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status_lane);
        karnopp_masses_store(count, lane, f_lane, f);
        karnopp_masses_store(count, lane, qdd_lane, qdd);
        karnopp_masses_store(count, lane, low_lane, low);
        karnopp_masses_store(count, lane, high_lane, high);
        karnopp_masses_store(count, lane, load_lane, load);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_switching_functions_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double rate_lane[2];
        double lower_lane[2];
        double upper_lane[2];
        double load_lane[6];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_switching_functions(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status_lane);
        karnopp_masses_store(count, lane, rate_lane, rate);
        karnopp_masses_store(count, lane, lower_lane, lower);
        karnopp_masses_store(count, lane, upper_lane, upper);
        karnopp_masses_store(count, lane, load_lane, load);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_decide_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_load(count, lane, reached, reached_lane);
        karnopp_masses_decide(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status_lane);
        karnopp_masses_store(count, lane, mode_next_lane, mode_next);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_friction_inverse_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_friction_inverse_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        karnopp_masses_store(count, lane, tau_lane, tau);
        karnopp_masses_store(count, lane, low_lane, low);
        karnopp_masses_store(count, lane, high_lane, high);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_friction_torque_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        signed char direction_lane[2];
        double tau_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_load(count, lane, direction, direction_lane);
        karnopp_masses_friction_torque(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, direction_lane, tau_lane);
        karnopp_masses_store(count, lane, tau_lane, tau);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_drive_forces_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, qdd, qdd_lane);
        karnopp_masses_drive_forces(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_store(count, lane, tau_lane, tau);
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_step_arrays_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_step_arrays(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status_lane);
        karnopp_masses_store(count, lane, q_next_lane, q_next);
        karnopp_masses_store(count, lane, qd_next_lane, qd_next);
        karnopp_masses_store(count, lane, mode_next_lane, mode_next);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_step_kernel(size_t count, size_t sets, const double *__restrict__ prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        q_lane[0] = q[lane];
        q_lane[1] = q[count + lane];
        double qd_lane[2];
        qd_lane[0] = qd[lane];
        qd_lane[1] = qd[count + lane];
        signed char mode_lane[2];
        mode_lane[0] = mode[lane];
        mode_lane[1] = mode[count + lane];
        double tau_lane[2];
        tau_lane[0] = tau[lane];
        tau_lane[1] = tau[count + lane];
        double q_next[2];
        double qd_next[2];
        signed char mode_next[2];
        double status_lane;
        karnopp_masses_step_arrays(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, mode_lane, tau_lane, dt, q_next, qd_next, mode_next, &status_lane);
        q[lane] = q_next[0];
        q[count + lane] = q_next[1];
        qd[lane] = qd_next[0];
        qd[count + lane] = qd_next[1];
        mode[lane] = mode_next[0];
        mode[count + lane] = mode_next[1];
        if (status_lane < 6.0) {
            steps[lane] += 1U;
        }
        status[lane] = (int)status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_step_interpolated_arrays_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];
        double status_lane;
        karnopp_masses_load(count, lane, q, q_lane);
        karnopp_masses_load(count, lane, qd, qd_lane);
        karnopp_masses_load(count, lane, mode, mode_lane);
        karnopp_masses_load(count, lane, tau, tau_lane);
        karnopp_masses_step_interpolated_arrays(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status_lane);
        karnopp_masses_store(count, lane, q_next_lane, q_next);
        karnopp_masses_store(count, lane, qd_next_lane, qd_next);
        karnopp_masses_store(count, lane, mode_next_lane, mode_next);
        status[lane] = status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_step_interpolated_kernel(size_t count, size_t sets, const double *__restrict__ prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[2];
        q_lane[0] = q[lane];
        q_lane[1] = q[count + lane];
        double qd_lane[2];
        qd_lane[0] = qd[lane];
        qd_lane[1] = qd[count + lane];
        signed char mode_lane[2];
        mode_lane[0] = mode[lane];
        mode_lane[1] = mode[count + lane];
        double tau_lane[2];
        tau_lane[0] = tau[lane];
        tau_lane[1] = tau[count + lane];
        double q_next[2];
        double qd_next[2];
        signed char mode_next[2];
        double status_lane;
        karnopp_masses_step_interpolated_arrays(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, mode_lane, tau_lane, dt, q_next, qd_next, mode_next, &status_lane);
        q[lane] = q_next[0];
        q[count + lane] = q_next[1];
        qd[lane] = qd_next[0];
        qd[count + lane] = qd_next[1];
        mode[lane] = mode_next[0];
        mode[count + lane] = mode_next[1];
        if (status_lane < 6.0) {
            steps[lane] += 1U;
        }
        status[lane] = (int)status_lane;
    }
}

extern "C" __global__ void __launch_bounds__(KARNOPP_MASSES_CUDA_BLOCK, 1) karnopp_masses_cuda_reset_kernel(size_t count, const bool *mask, const double *q_start, const double *qd_start, double *q, double *qd, signed char *mode, unsigned long long *steps)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        if (mask[lane]) {
            q[lane] = q_start[lane];
            q[count + lane] = q_start[count + lane];
            qd[lane] = qd_start[lane];
            qd[count + lane] = qd_start[count + lane];
            mode[lane] = 0;
            mode[count + lane] = 0;
            steps[lane] = 0U;
        }
    }
}

#if !defined(__CUDACC_RTC__)

/* Blocks of threads, one thread a state. */
static cudaLaunchConfig_t karnopp_masses_cuda_shape(struct CUstream_st *stream, size_t count)
{
    cudaLaunchConfig_t shape = {};

    shape.gridDim = dim3((unsigned int)((count + (KARNOPP_MASSES_CUDA_BLOCK - 1U)) / KARNOPP_MASSES_CUDA_BLOCK));
    shape.blockDim = dim3(KARNOPP_MASSES_CUDA_BLOCK);
    shape.stream = stream;
    return shape;
}

extern "C" void karnopp_masses_cuda_default_parameters(double *parameters)
{
    parameters[0] = 3.0;
    parameters[1] = 0.5;
    parameters[2] = 20.0;
    parameters[3] = 2.0;
    parameters[4] = 5.0;
}

extern "C" const char *karnopp_masses_cuda_rule(int number)
{
    static const char *const texts[15] = {
        "parameters.m1: must be finite and at most 1e+50 in magnitude",
        "parameters.m2: must be finite and at most 1e+50 in magnitude",
        "parameters.k: must be finite and at most 1e+50 in magnitude",
        "parameters.Fr: must be finite and at most 1e+50 in magnitude",
        "parameters.Ff: must be finite and at most 1e+50 in magnitude",
        "joints.x2.friction.static: must have a value, finite and at most 1e+50 in magnitude",
        "joints.r.friction.static: must have a value, finite and at most 1e+50 in magnitude",
        "joints.x2.mass: must be at least 0",
        "joints.r.mass: must be at least 0",
        "joints.x2.friction.coulomb: must be at least 0",
        "joints.x2.friction.static: must be at least 0",
        "joints.x2.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
        "joints.r.friction.coulomb: must be at least 0",
        "joints.r.friction.static: must be at least 0",
        "joints.r.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
    };

    return ((number >= 1) && (number <= 15)) ? texts[number - 1] : "";
}

extern "C" int karnopp_masses_cuda_prepare(struct CUstream_st *stream, size_t sets, const double *parameters, double *prepared)
{
    if (sets == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, sets);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_prepare_kernel, sets, parameters, prepared);
}

extern "C" int karnopp_masses_cuda_broken_rule(struct CUstream_st *stream, size_t sets, const double *parameters, int *rules)
{
    if (sets == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, sets);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_broken_rule_kernel, sets, parameters, rules);
}

extern "C" int karnopp_masses_cuda_mass_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *M)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_mass_matrix_kernel, count, sets, prepared, q, M);
}

extern "C" int karnopp_masses_cuda_bias(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *h)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_bias_kernel, count, sets, prepared, q, qd, h);
}

extern "C" int karnopp_masses_cuda_gravity(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *g)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_gravity_kernel, count, sets, prepared, q, g);
}

extern "C" int karnopp_masses_cuda_coriolis_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *C)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_coriolis_matrix_kernel, count, sets, prepared, q, qd, C);
}

extern "C" int karnopp_masses_cuda_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_inverse_dynamics_kernel, count, sets, prepared, q, qd, qdd, tau);
}

extern "C" int karnopp_masses_cuda_forward_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *qdd)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_forward_dynamics_kernel, count, sets, prepared, q, qd, tau, qdd);
}

extern "C" int karnopp_masses_cuda_kinetic_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *T)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_kinetic_energy_kernel, count, sets, prepared, q, qd, T);
}

extern "C" int karnopp_masses_cuda_potential_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *V)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_potential_energy_kernel, count, sets, prepared, q, V);
}

extern "C" int karnopp_masses_cuda_inertia_power(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *P)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_inertia_power_kernel, count, sets, prepared, q, P);
}

extern "C" int karnopp_masses_cuda_reactions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *F)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_reactions_kernel, count, sets, prepared, q, qd, qdd, F);
}

extern "C" int karnopp_masses_cuda_inverse_dynamics_gradients(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_inverse_dynamics_gradients_kernel, count, sets, prepared, q, qd, qdd, by_q, by_qd, by_qdd);
}

extern "C" int karnopp_masses_cuda_linearize(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_linearize_kernel, count, sets, prepared, q, qd, tau, A, B);
}

extern "C" int karnopp_masses_cuda_linearize_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_linearize_step_kernel, count, sets, prepared, q, qd, tau, dt, q_next, qd_next, A, B);
}

extern "C" int karnopp_masses_cuda_regressor(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *Y)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_regressor_kernel, count, sets, prepared, q, qd, qdd, Y);
}

extern "C" int karnopp_masses_cuda_stiffness_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *K)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_stiffness_matrix_kernel, count, sets, prepared, q, K);
}

extern "C" int karnopp_masses_cuda_damping_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *D)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_damping_matrix_kernel, count, sets, prepared, q, D);
}

extern "C" int karnopp_masses_cuda_sticking_forces(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_sticking_forces_kernel, count, sets, prepared, q, qd, tau, stuck, f, qdd);
}

extern "C" int karnopp_masses_cuda_friction_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_friction_dynamics_kernel, count, sets, prepared, q, qd, tau, mode, f, qdd, status);
}

extern "C" int karnopp_masses_cuda_friction_limits(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_friction_limits_kernel, count, sets, prepared, q, qd, tau, mode, f, qdd, low, high, load, status);
}

extern "C" int karnopp_masses_cuda_switching_functions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_switching_functions_kernel, count, sets, prepared, q, qd, tau, mode, rate, lower, upper, load, status);
}

extern "C" int karnopp_masses_cuda_decide(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_decide_kernel, count, sets, prepared, q, qd, tau, mode, reached, mode_next, status);
}

extern "C" int karnopp_masses_cuda_friction_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_friction_inverse_dynamics_kernel, count, sets, prepared, q, qd, qdd, tau, low, high);
}

extern "C" int karnopp_masses_cuda_friction_torque(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_friction_torque_kernel, count, sets, prepared, q, qd, qdd, direction, tau);
}

extern "C" int karnopp_masses_cuda_drive_forces(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_drive_forces_kernel, count, sets, prepared, q, qd, qdd, tau);
}

extern "C" int karnopp_masses_cuda_step_arrays(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_step_arrays_kernel, count, sets, prepared, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

extern "C" int karnopp_masses_cuda_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_step_kernel, count, sets, prepared, q, qd, mode, steps, tau, dt, status);
}

extern "C" int karnopp_masses_cuda_step_interpolated_arrays(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_step_interpolated_arrays_kernel, count, sets, prepared, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

extern "C" int karnopp_masses_cuda_step_interpolated(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_step_interpolated_kernel, count, sets, prepared, q, qd, mode, steps, tau, dt, status);
}

extern "C" int karnopp_masses_cuda_reset(struct CUstream_st *stream, size_t count, const bool *mask, const double *q_start, const double *qd_start, double *q, double *qd, signed char *mode, unsigned long long *steps)
{
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = karnopp_masses_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, karnopp_masses_cuda_reset_kernel, count, mask, q_start, qd_start, q, qd, mode, steps);
}

#endif
