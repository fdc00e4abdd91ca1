/* Memory of the device for Python, which keeps its arrays on the host. */
#include <cuda_runtime.h>

extern "C" {

int symgen_cuda_allocate(void **address, size_t bytes)
{
    return (int)cudaMalloc(address, bytes > 0U ? bytes : 1U);
}

void symgen_cuda_release(void *address)
{
    (void)cudaFree(address);
}

int symgen_cuda_upload(void *device, const void *host, size_t bytes)
{
    return (int)cudaMemcpy(device, host, bytes, cudaMemcpyHostToDevice);
}

/* Waits for all that was started before on the default stream. */
int symgen_cuda_download(void *host, const void *device, size_t bytes)
{
    return (int)cudaMemcpy(host, device, bytes, cudaMemcpyDeviceToHost);
}

const char *symgen_cuda_error(int number)
{
    return cudaGetErrorString((cudaError_t)number);
}

}
