/* CUDA's runtime on the host: kernels are loops over their threads, the device's memory is the host's.

   Enough of it to compile what symgen emits as C++11, line for line. There is no device: cudaGetDeviceCount finds none. */
#ifndef SYMGEN_CUDA_RUNTIME_H
#define SYMGEN_CUDA_RUNTIME_H

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define __global__
#define __device__
#define __host__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)

struct CUstream_st;
typedef struct CUstream_st *cudaStream_t;

struct dim3 {
    unsigned int x, y, z;
    constexpr dim3(unsigned int width = 1U, unsigned int height = 1U, unsigned int depth = 1U) : x(width), y(height), z(depth) {}
};

static thread_local dim3 gridDim, blockDim, blockIdx(0U, 0U, 0U), threadIdx(0U, 0U, 0U);

enum cudaError_t {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorNoDevice = 100
};

enum cudaMemcpyKind { cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2 };

struct cudaLaunchConfig_t {
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
    void *attrs;
    unsigned int numAttrs;
};

template <typename... Parameters, typename... Arguments>
static cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *shape, void (*kernel)(Parameters...), Arguments... given)
{
    if (shape->gridDim.x == 0U || shape->blockDim.x == 0U || shape->blockDim.x > 1024U) {
        return cudaErrorInvalidConfiguration;
    }
    gridDim = shape->gridDim;
    blockDim = shape->blockDim;
    for (blockIdx.x = 0U; blockIdx.x < gridDim.x; blockIdx.x++) {
        for (threadIdx.x = 0U; threadIdx.x < blockDim.x; threadIdx.x++) {
            kernel(given...);
        }
    }
    return cudaSuccess;
}

static inline cudaError_t cudaMalloc(void **address, size_t bytes)
{
    *address = malloc(bytes);
    return *address == NULL ? cudaErrorMemoryAllocation : cudaSuccess;
}

static inline cudaError_t cudaFree(void *address)
{
    free(address);
    return cudaSuccess;
}

static inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, cudaMemcpyKind)
{
    if (bytes > 0U) {
        memcpy(to, from, bytes);
    }
    return cudaSuccess;
}

static inline const char *cudaGetErrorString(cudaError_t error)
{
    switch (error) {
    case cudaSuccess: return "no error";
    case cudaErrorInvalidValue: return "invalid argument";
    case cudaErrorMemoryAllocation: return "out of memory";
    case cudaErrorInvalidConfiguration: return "invalid configuration argument";
    default: return "no CUDA-capable device is detected";
    }
}

#endif
