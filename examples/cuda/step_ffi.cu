/* Handlers of XLA for the step of examples/two_link.yaml, to be called from JAX (see worlds_jax.py). */
#include "two_link_cuda.h"

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

using Reals = ffi::Buffer<ffi::F64>;
using Modes = ffi::Buffer<ffi::S8>;
using Stream = CUstream_st *;

static ffi::Error told(int error)
{
    return error == 0 ? ffi::Error::Success() : ffi::Error::Internal("CUDA error " + std::to_string(error));
}

static ffi::Error prepare(Stream stream, Reals parameters, ffi::Result<Reals> prepared)
{
    const size_t sets = parameters.dimensions().back();

    return told(two_link_cuda_prepare(stream, sets, parameters.typed_data(), prepared->typed_data()));
}

static ffi::Error step(Stream stream, Reals prepared, Reals q, Reals qd, Modes mode, Reals tau, Reals dt,
                       ffi::Result<Reals> q_next, ffi::Result<Reals> qd_next, ffi::Result<Modes> mode_next,
                       ffi::Result<Reals> status)
{
    const size_t count = q.dimensions().back();
    const size_t sets = prepared.dimensions().back();

    return told(two_link_cuda_step_arrays(stream, count, sets, prepared.typed_data(), q.typed_data(), qd.typed_data(),
                                          mode.typed_data(), tau.typed_data(), dt.typed_data(), q_next->typed_data(),
                                          qd_next->typed_data(), mode_next->typed_data(), status->typed_data()));
}

#define BIND ffi::Ffi::Bind().Ctx<ffi::PlatformStream<Stream>>()

XLA_FFI_DEFINE_HANDLER_SYMBOL(two_link_prepare, prepare, BIND.Arg<Reals>().Ret<Reals>());

XLA_FFI_DEFINE_HANDLER_SYMBOL(two_link_step, step, BIND.Arg<Reals>().Arg<Reals>().Arg<Reals>().Arg<Modes>()
                              .Arg<Reals>().Arg<Reals>().Ret<Reals>().Ret<Reals>().Ret<Modes>().Ret<Reals>());
