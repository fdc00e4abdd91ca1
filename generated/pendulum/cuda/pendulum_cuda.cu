/* pendulum, emitted by symgen 0.2.0 */
#if !defined(__CUDACC_RTC__) /* NVRTC has no host, and knows CUDA's names by itself */
#include "pendulum_cuda.h"

#include <cuda_runtime.h>
#include <math.h>
#endif

#if !defined(PENDULUM_CUDA_BLOCK)
#define PENDULUM_CUDA_BLOCK 128 /* threads of a block */
#endif

typedef double pendulum_prepared; /* number k of a set is prepared[k * sets] */

/* The numbers of one state out of a structure of arrays. */
template <typename T, int size>
static __device__ __forceinline__ void pendulum_load(size_t count, size_t lane, const T *many, T (&one)[size])
{
#pragma unroll
    for (int k = 0; k < size; k++) {
        one[k] = many[((size_t)k * count) + lane];
    }
}

/* The numbers of one state into a structure of arrays. */
template <typename T, int size>
static __device__ __forceinline__ void pendulum_store(size_t count, size_t lane, const T (&one)[size], T *many)
{
#pragma unroll
    for (int k = 0; k < size; k++) {
        many[((size_t)k * count) + lane] = one[k];
    }
}

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static __device__ __forceinline__ void pendulum_sincos_pair(double x, double *sine, double *cosine)
{
    union { double number; unsigned long long bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const double n = k.number - 6755399441186816.0;
    const double w = x - (n * 1.5707963267923333);
    const double r = w - (n * 2.5633441515839558e-12);
    const double excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const double z = r * r;
    const double rz = r * z;

    const double rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const double u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const unsigned long long odd = 0ULL - (k.bits & 1ULL);
    const unsigned long long sign = (k.bits << 62) & 0x8000000000000000ULL;
    const unsigned long long swap = ((s.bits ^ c.bits) & odd) ^ sign;

    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

struct pendulum_pair {
    double sine;
    double cosine;
};

/* The library's, for angles that are out of range, infinite or not a number; apart, since they need memory. */
static __device__ __noinline__ pendulum_pair pendulum_sincos_beyond(double x)
{
    const pendulum_pair result = {sin(x), cos(x)};

    return result;
}

/* Sine and cosine of an angle. */
static __device__ __forceinline__ pendulum_pair pendulum_sincos(double x)
{
    pendulum_pair result;

    if ((x >= -205889.0) && (x <= 205889.0)) {
        pendulum_sincos_pair(x, &result.sine, &result.cosine);
    } else {
        result = pendulum_sincos_beyond(x);
    }
    return result;
}

static __device__ __forceinline__ void pendulum_mass_matrix(const pendulum_prepared *prepared, size_t sets, const double q[1], double M[1])
{
    (void)q;
    M[0] = prepared[0U * sets];
}

static __device__ __forceinline__ void pendulum_bias(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], double h[1])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    h[0] = (qd[0] * prepared[1U * sets]) + (prepared[2U * sets] * v0_pair.sine);
}

static __device__ __forceinline__ void pendulum_gravity(const pendulum_prepared *prepared, size_t sets, const double q[1], double g[1])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    g[0] = prepared[2U * sets] * v0_pair.sine;
}

static __device__ __forceinline__ void pendulum_coriolis_matrix(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], double C[1])
{
    (void)prepared;
    (void)sets;
    (void)q;
    (void)qd;
    C[0] = 0.0;
}

static __device__ __forceinline__ void pendulum_inverse_dynamics(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double qdd[1], double tau[1])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    tau[0] = ((qd[0] * prepared[1U * sets]) + (prepared[0U * sets] * qdd[0])) + (prepared[2U * sets] * v0_pair.sine);
}

static __device__ __forceinline__ void pendulum_forward_dynamics(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double tau[1], double qdd[1])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    qdd[0] = ((tau[0] * prepared[5U * sets]) - (qd[0] * prepared[3U * sets])) - (prepared[4U * sets] * v0_pair.sine);
}

static __device__ __forceinline__ void pendulum_kinetic_energy(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], double *T)
{
    (void)q;
    *T = prepared[6U * sets] * (qd[0] * qd[0]);
}

static __device__ __forceinline__ void pendulum_potential_energy(const pendulum_prepared *prepared, size_t sets, const double q[1], double *V)
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    *V = prepared[7U * sets] * v0_pair.cosine;
}

static __device__ __forceinline__ void pendulum_position_tip(const pendulum_prepared *prepared, size_t sets, const double q[1], double x[3])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v_x_0 = prepared[8U * sets] * v0_pair.cosine;
    const double v_x_1 = prepared[8U * sets] * v0_pair.sine;
    x[2] = 0.0;
    x[0] = v_x_0;
    x[1] = v_x_1;
}

static __device__ __forceinline__ void pendulum_rotation_tip(const pendulum_prepared *prepared, size_t sets, const double q[1], double R[9])
{
    (void)prepared;
    (void)sets;
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    R[3] = v0_pair.sine;
    R[0] = v0_pair.cosine;
    R[4] = v0_pair.cosine;
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    R[1] = -v0_pair.sine;
}

static __device__ __forceinline__ void pendulum_jacobian_tip(const pendulum_prepared *prepared, size_t sets, const double q[1], double J[6])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v_J_1 = prepared[8U * sets] * v0_pair.cosine;
    const double v_J_0 = prepared[9U * sets] * v0_pair.sine;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[1] = v_J_1;
    J[5] = 1.0;
    J[0] = v_J_0;
}

static __device__ __forceinline__ void pendulum_influence_tip(const pendulum_prepared *prepared, size_t sets, const double q[1], double G[3], double H[3])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v2 = prepared[8U * sets] * v0_pair.cosine;
    const double v3 = -(prepared[8U * sets] * v0_pair.sine);
    const double v_H_0 = -v2;
    G[2] = 0.0;
    H[2] = 0.0;
    G[1] = v2;
    G[0] = v3;
    H[1] = v3;
    H[0] = v_H_0;
}

static __device__ __forceinline__ void pendulum_influence_rotational_tip(const pendulum_prepared *prepared, size_t sets, const double q[1], double G[3], double H[3])
{
    (void)prepared;
    (void)sets;
    (void)q;
    G[0] = 0.0;
    G[1] = 0.0;
    H[0] = 0.0;
    H[1] = 0.0;
    H[2] = 0.0;
    G[2] = 1.0;
}

static __device__ __forceinline__ void pendulum_inertia_power(const pendulum_prepared *prepared, size_t sets, const double q[1], double P[1])
{
    (void)prepared;
    (void)sets;
    (void)q;
    P[0] = 0.0;
}

static __device__ __forceinline__ void pendulum_reactions(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double qdd[1], double F[6])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v_F_0 = -((prepared[11U * sets] * v0_pair.cosine) + (prepared[10U * sets] * (qd[0] * qd[0])));
    const double v_F_1 = (prepared[11U * sets] * v0_pair.sine) + (prepared[10U * sets] * qdd[0]);
    const double v_F_5 = (prepared[2U * sets] * v0_pair.sine) + (prepared[0U * sets] * qdd[0]);
    F[0] = v_F_0;
    F[1] = v_F_1;
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[5] = v_F_5;
}

static __device__ __forceinline__ void pendulum_inverse_dynamics_gradients(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double qdd[1], double by_q[1], double by_qd[1], double by_qdd[1])
{
    (void)qd;
    (void)qdd;
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v_by_q_0 = prepared[2U * sets] * v0_pair.cosine;
    by_qdd[0] = prepared[0U * sets];
    by_qd[0] = prepared[1U * sets];
    by_q[0] = v_by_q_0;
}

static __device__ __forceinline__ void pendulum_linearize(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double tau[1], double A[4], double B[2])
{
    (void)qd;
    (void)tau;
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    const double v_A_2 = prepared[13U * sets] * v0_pair.cosine;
    A[0] = 0.0;
    B[0] = 0.0;
    B[1] = prepared[5U * sets];
    A[1] = 1.0;
    A[3] = prepared[12U * sets];
    A[2] = v_A_2;
}

static __device__ __forceinline__ void pendulum_linearize_step(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double tau[1], double dt, double q_next[1], double qd_next[1], double A[4], double B[2])
{
    /* sines and cosines */
    const double v0 = 0.5 * dt;
    const double v1 = q[0] + (qd[0] * v0);
    const pendulum_pair v2_pair = pendulum_sincos(q[0]);
    const pendulum_pair v4_pair = pendulum_sincos(v1);
    const double v6 = tau[0] * prepared[5U * sets];
    const double v7 = ((qd[0] * prepared[3U * sets]) - v6) + (prepared[4U * sets] * v2_pair.sine);
    const double v8 = qd[0] - (v0 * v7);
    const double v9 = q[0] + (v0 * v8);
    const pendulum_pair v10_pair = pendulum_sincos(v9);
    const double v12 = (v6 - (prepared[3U * sets] * v8)) - (prepared[4U * sets] * v4_pair.sine);
    const double v13 = qd[0] + (v0 * v12);
    const double v14 = (v6 - (prepared[3U * sets] * v13)) - (prepared[4U * sets] * v10_pair.sine);
    const double v15 = 0.16666666666666666 * dt;
    const double v16 = v15 * (v12 + v14);
    const double v17 = qd[0] - (v15 * v7);
    const double v_q_next_0 = q[0] + (dt * (v17 + v16));
    const double v18 = q[0] + (dt * v13);
    const pendulum_pair v19_pair = pendulum_sincos(v18);
    const double v21 = (prepared[5U * sets] * v15) * ((prepared[2U * sets] * v19_pair.sine) + ((prepared[1U * sets] * (qd[0] + (dt * v14))) - tau[0]));
    const double v_qd_next_0 = (v17 + (2.0 * v16)) - v21;
    const double v22 = prepared[4U * sets] * v10_pair.cosine;
    const double v23 = prepared[4U * sets] * v2_pair.cosine;
    const double v24 = prepared[3U * sets] * v0;
    const double v25 = prepared[4U * sets] * v4_pair.cosine;
    const double v26 = v25 - (v24 * v23);
    const double v27 = v0 * v22;
    const double v28 = v0 * v27;
    const double v29 = (v23 * v28) + ((v24 * v26) - v22);
    const double v30 = v26 - v29;
    const double v31 = dt * v15;
    const double v_A_0 = 1.0 - (v31 * (v23 + v30));
    const double v32 = 1.0 - v24;
    const double v33 = (prepared[3U * sets] * v32) + (v0 * v25);
    const double v34 = 1.0 - v28;
    const double v35 = (v27 - (v24 * v33)) + (prepared[3U * sets] * v34);
    const double v36 = v33 + v35;
    const double v_A_1 = dt - (v31 * (prepared[3U * sets] + v36));
    const double v37 = prepared[3U * sets] * dt;
    const double v38 = prepared[4U * sets] * v19_pair.cosine;
    const double v39 = dt * v38;
    const double v40 = v0 * v39;
    const double v_A_2 = v15 * (((v26 * v40) - (v23 + (v37 * v29))) - ((2.0 * v30) + v38));
    const double v41 = v15 * ((v39 + (2.0 * v36)) + ((prepared[14U * sets] - (v37 * v35)) - (v33 * v40)));
    const double v_A_3 = 1.0 - v41;
    const double v42 = prepared[5U * sets] * v32;
    const double v43 = (prepared[5U * sets] * v34) - (v24 * v42);
    const double v44 = v42 + v43;
    const double v_B_0 = v31 * (prepared[5U * sets] + v44);
    const double v_B_1 = v15 * (((prepared[15U * sets] - (v37 * v43)) + (2.0 * v44)) - (v42 * v40));
    q_next[0] = v_q_next_0;
    qd_next[0] = v_qd_next_0;
    A[0] = v_A_0;
    A[1] = v_A_1;
    A[2] = v_A_2;
    A[3] = v_A_3;
    B[0] = v_B_0;
    B[1] = v_B_1;
}

static __device__ __forceinline__ void pendulum_regressor(const pendulum_prepared *prepared, size_t sets, const double q[1], const double qd[1], const double qdd[1], double Y[10])
{
    (void)qd;
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    Y[0] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[9] = qdd[0];
    Y[1] = prepared[16U * sets] * v0_pair.sine;
    Y[2] = prepared[16U * sets] * v0_pair.cosine;
}

static __device__ __forceinline__ void pendulum_stiffness_matrix(const pendulum_prepared *prepared, size_t sets, const double q[1], double K[1])
{
    const pendulum_pair v0_pair = pendulum_sincos(q[0]);
    K[0] = prepared[2U * sets] * v0_pair.cosine;
}

static __device__ __forceinline__ void pendulum_damping_matrix(const pendulum_prepared *prepared, size_t sets, const double q[1], double D[1])
{
    (void)q;
    D[0] = prepared[1U * sets];
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_prepare_kernel(size_t sets, const double *parameters, double *__restrict__ prepared)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < sets) {
        prepared += lane;
        prepared[1U * sets] = parameters[(3U * sets) + lane];
        prepared[8U * sets] = parameters[(2U * sets) + lane];
        const double v0 = 0.5 * parameters[(2U * sets) + lane];
        const double v1 = v0 * parameters[(1U * sets) + lane];
        prepared[10U * sets] = v1;
        prepared[16U * sets] = parameters[lane];
        const double v2 = v1 * parameters[lane];
        prepared[2U * sets] = v2;
        const double v3 = ((parameters[(1U * sets) + lane] * (parameters[(2U * sets) + lane] * parameters[(2U * sets) + lane])) / 12.0) + (2.0 * (v0 * (0.5 * v1)));
        prepared[0U * sets] = v3;
        const double v4 = 1.0 / v3;
        prepared[5U * sets] = v4;
        const double v5 = parameters[(3U * sets) + lane] * v4;
        prepared[3U * sets] = v5;
        const double v6 = v2 * v4;
        prepared[4U * sets] = v6;
        prepared[12U * sets] = -v5;
        prepared[13U * sets] = -v6;
        prepared[6U * sets] = 0.5 * v3;
        prepared[7U * sets] = -v2;
        prepared[9U * sets] = -parameters[(2U * sets) + lane];
        prepared[11U * sets] = parameters[(1U * sets) + lane] * parameters[lane];
        prepared[14U * sets] = v5 + v5;
        prepared[15U * sets] = v4 + v4;
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_broken_rule_kernel(size_t sets, const double *parameters, int *rules)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < sets) {
        int broken = 0;
        bool kept[9];

        kept[0] = fabs(parameters[lane]) <= 1e+50;
        kept[1] = fabs(parameters[(1U * sets) + lane]) <= 1e+50;
        kept[2] = fabs(parameters[(2U * sets) + lane]) <= 1e+50;
        kept[3] = fabs(parameters[(3U * sets) + lane]) <= 1e+50;
        const double v0 = parameters[(2U * sets) + lane] / 2.0;
        kept[4] = fabs(v0) <= 1e+50;
        const double v1 = (parameters[(1U * sets) + lane] * (parameters[(2U * sets) + lane] * parameters[(2U * sets) + lane])) / 12.0;
        const double v2 = fabs(v1);
        kept[5] = v2 <= 1e+50;
        kept[6] = 0.0 <= parameters[(1U * sets) + lane];
        const bool v3 = (-1e-09) <= (v1 / ((0.0 < v2) ? v2 : 1.0));
        kept[7] = v3 || (v2 <= ((parameters[(1U * sets) + lane] * (v0 * v0)) * 1e-14));
        kept[8] = 0.0 <= parameters[(3U * sets) + lane];
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

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_mass_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *M)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double M_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_mass_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, M_lane);
        pendulum_store(count, lane, M_lane, M);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_bias_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *h)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_bias(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, h_lane);
        pendulum_store(count, lane, h_lane, h);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_gravity_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *g)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double g_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_gravity(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, g_lane);
        pendulum_store(count, lane, g_lane, g);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_coriolis_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *C)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_coriolis_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, C_lane);
        pendulum_store(count, lane, C_lane, C);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_inverse_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, tau_lane);
        pendulum_store(count, lane, tau_lane, tau);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_forward_dynamics_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, double *qdd)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, tau, tau_lane);
        pendulum_forward_dynamics(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, qdd_lane);
        pendulum_store(count, lane, qdd_lane, qdd);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_kinetic_energy_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, double *T)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double T_lane;
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_kinetic_energy(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, &T_lane);
        T[lane] = T_lane;
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_potential_energy_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *V)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double V_lane;
        pendulum_load(count, lane, q, q_lane);
        pendulum_potential_energy(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, &V_lane);
        V[lane] = V_lane;
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_position_tip_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *x)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double x_lane[3];
        pendulum_load(count, lane, q, q_lane);
        pendulum_position_tip(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, x_lane);
        pendulum_store(count, lane, x_lane, x);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_rotation_tip_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *R)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double R_lane[9];
        pendulum_load(count, lane, q, q_lane);
        pendulum_rotation_tip(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, R_lane);
        pendulum_store(count, lane, R_lane, R);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_jacobian_tip_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *J)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double J_lane[6];
        pendulum_load(count, lane, q, q_lane);
        pendulum_jacobian_tip(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, J_lane);
        pendulum_store(count, lane, J_lane, J);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_influence_tip_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *G, double *H)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];
        pendulum_load(count, lane, q, q_lane);
        pendulum_influence_tip(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, G_lane, H_lane);
        pendulum_store(count, lane, G_lane, G);
        pendulum_store(count, lane, H_lane, H);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_influence_rotational_tip_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *G, double *H)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];
        pendulum_load(count, lane, q, q_lane);
        pendulum_influence_rotational_tip(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, G_lane, H_lane);
        pendulum_store(count, lane, G_lane, G);
        pendulum_store(count, lane, H_lane, H);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_inertia_power_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *P)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double P_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_inertia_power(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, P_lane);
        pendulum_store(count, lane, P_lane, P);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_reactions_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *F)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, qdd, qdd_lane);
        pendulum_reactions(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, F_lane);
        pendulum_store(count, lane, F_lane, F);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_inverse_dynamics_gradients_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics_gradients(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        pendulum_store(count, lane, by_q_lane, by_q);
        pendulum_store(count, lane, by_qd_lane, by_qd);
        pendulum_store(count, lane, by_qdd_lane, by_qdd);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_linearize_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, tau, tau_lane);
        pendulum_linearize(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        pendulum_store(count, lane, A_lane, A);
        pendulum_store(count, lane, B_lane, B);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_linearize_step_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, tau, tau_lane);
        pendulum_linearize_step(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        pendulum_store(count, lane, q_next_lane, q_next);
        pendulum_store(count, lane, qd_next_lane, qd_next);
        pendulum_store(count, lane, A_lane, A);
        pendulum_store(count, lane, B_lane, B);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_regressor_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, const double *qd, const double *qdd, double *Y)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];
        pendulum_load(count, lane, q, q_lane);
        pendulum_load(count, lane, qd, qd_lane);
        pendulum_load(count, lane, qdd, qdd_lane);
        pendulum_regressor(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, qd_lane, qdd_lane, Y_lane);
        pendulum_store(count, lane, Y_lane, Y);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_stiffness_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *K)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double K_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_stiffness_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, K_lane);
        pendulum_store(count, lane, K_lane, K);
    }
}

extern "C" __global__ void __launch_bounds__(PENDULUM_CUDA_BLOCK, 1) pendulum_cuda_damping_matrix_kernel(size_t count, size_t sets, const double *__restrict__ prepared, const double *q, double *D)
{
    const size_t lane = ((size_t)blockIdx.x * blockDim.x) + threadIdx.x;

    if (lane < count) {
        double q_lane[1];
        double D_lane[1];
        pendulum_load(count, lane, q, q_lane);
        pendulum_damping_matrix(&prepared[(sets == 1U) ? 0U : lane], sets, q_lane, D_lane);
        pendulum_store(count, lane, D_lane, D);
    }
}

#if !defined(__CUDACC_RTC__)

/* Blocks of threads, one thread a state. */
static cudaLaunchConfig_t pendulum_cuda_shape(struct CUstream_st *stream, size_t count)
{
    cudaLaunchConfig_t shape = {};

    shape.gridDim = dim3((unsigned int)((count + (PENDULUM_CUDA_BLOCK - 1U)) / PENDULUM_CUDA_BLOCK));
    shape.blockDim = dim3(PENDULUM_CUDA_BLOCK);
    shape.stream = stream;
    return shape;
}

extern "C" void pendulum_cuda_default_parameters(double *parameters)
{
    parameters[0] = 9.81;
    parameters[1] = 1.5;
    parameters[2] = 0.8;
    parameters[3] = 0.05;
}

extern "C" const char *pendulum_cuda_rule(int number)
{
    static const char *const texts[9] = {
        "parameters.g: must be finite and at most 1e+50 in magnitude",
        "parameters.m: must be finite and at most 1e+50 in magnitude",
        "parameters.L: must be finite and at most 1e+50 in magnitude",
        "parameters.c: must be finite and at most 1e+50 in magnitude",
        "joints.swing.com[0]: must have a value, finite and at most 1e+50 in magnitude",
        "joints.swing.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
        "joints.swing.mass: must be at least 0",
        "joints.swing.inertia: must be positive semidefinite",
        "joints.swing.damping: must be at least 0",
    };

    return ((number >= 1) && (number <= 9)) ? texts[number - 1] : "";
}

extern "C" int pendulum_cuda_prepare(struct CUstream_st *stream, size_t sets, const double *parameters, double *prepared)
{
    if (sets == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, sets);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_prepare_kernel, sets, parameters, prepared);
}

extern "C" int pendulum_cuda_broken_rule(struct CUstream_st *stream, size_t sets, const double *parameters, int *rules)
{
    if (sets == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, sets);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_broken_rule_kernel, sets, parameters, rules);
}

extern "C" int pendulum_cuda_mass_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *M)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_mass_matrix_kernel, count, sets, prepared, q, M);
}

extern "C" int pendulum_cuda_bias(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *h)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_bias_kernel, count, sets, prepared, q, qd, h);
}

extern "C" int pendulum_cuda_gravity(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *g)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_gravity_kernel, count, sets, prepared, q, g);
}

extern "C" int pendulum_cuda_coriolis_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *C)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_coriolis_matrix_kernel, count, sets, prepared, q, qd, C);
}

extern "C" int pendulum_cuda_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_inverse_dynamics_kernel, count, sets, prepared, q, qd, qdd, tau);
}

extern "C" int pendulum_cuda_forward_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *qdd)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_forward_dynamics_kernel, count, sets, prepared, q, qd, tau, qdd);
}

extern "C" int pendulum_cuda_kinetic_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *T)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_kinetic_energy_kernel, count, sets, prepared, q, qd, T);
}

extern "C" int pendulum_cuda_potential_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *V)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_potential_energy_kernel, count, sets, prepared, q, V);
}

extern "C" int pendulum_cuda_position_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *x)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_position_tip_kernel, count, sets, prepared, q, x);
}

extern "C" int pendulum_cuda_rotation_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *R)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_rotation_tip_kernel, count, sets, prepared, q, R);
}

extern "C" int pendulum_cuda_jacobian_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *J)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_jacobian_tip_kernel, count, sets, prepared, q, J);
}

extern "C" int pendulum_cuda_influence_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *G, double *H)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_influence_tip_kernel, count, sets, prepared, q, G, H);
}

extern "C" int pendulum_cuda_influence_rotational_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *G, double *H)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_influence_rotational_tip_kernel, count, sets, prepared, q, G, H);
}

extern "C" int pendulum_cuda_inertia_power(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *P)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_inertia_power_kernel, count, sets, prepared, q, P);
}

extern "C" int pendulum_cuda_reactions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *F)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_reactions_kernel, count, sets, prepared, q, qd, qdd, F);
}

extern "C" int pendulum_cuda_inverse_dynamics_gradients(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_inverse_dynamics_gradients_kernel, count, sets, prepared, q, qd, qdd, by_q, by_qd, by_qdd);
}

extern "C" int pendulum_cuda_linearize(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_linearize_kernel, count, sets, prepared, q, qd, tau, A, B);
}

extern "C" int pendulum_cuda_linearize_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_linearize_step_kernel, count, sets, prepared, q, qd, tau, dt, q_next, qd_next, A, B);
}

extern "C" int pendulum_cuda_regressor(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *Y)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_regressor_kernel, count, sets, prepared, q, qd, qdd, Y);
}

extern "C" int pendulum_cuda_stiffness_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *K)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_stiffness_matrix_kernel, count, sets, prepared, q, K);
}

extern "C" int pendulum_cuda_damping_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *D)
{
    if ((sets != 1U) && (sets != count)) {
        return (int)cudaErrorInvalidValue;
    }
    if (count == 0U) {
        return 0;
    }
    const cudaLaunchConfig_t shape = pendulum_cuda_shape(stream, count);

    return (int)cudaLaunchKernelEx(&shape, pendulum_cuda_damping_matrix_kernel, count, sets, prepared, q, D);
}

#endif
