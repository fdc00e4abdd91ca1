/* MuJoCo: mj_forward, mj_inverse and, with dry friction in every joint, mj_step. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <mujoco/mujoco.h>

static mjModel *smooth, *rough;
static mjData *smooth_data, *rough_data;

void bench_setup(const char *folder)
{
    char path[4200];
    snprintf(path, sizeof path, "%s/smooth.mjb", folder);
    smooth = mj_loadModel(path, NULL);
    smooth_data = mj_makeData(smooth);
    snprintf(path, sizeof path, "%s/rough.mjb", folder);
    rough = mj_loadModel(path, NULL);
    rough_data = mj_makeData(rough);
}

static void set(const mjModel *m, mjData *d, const double *q, const double *qd, const double *tau)
{
    memcpy(d->qpos, q, sizeof(double) * (size_t)m->nv);
    memcpy(d->qvel, qd, sizeof(double) * (size_t)m->nv);
    memcpy(d->qfrc_applied, tau, sizeof(double) * (size_t)m->nv);
}

void bench_forward_dynamics(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    const size_t n = (size_t)smooth->nv;
    for (size_t s = 0; s < count; s++) {
        set(smooth, smooth_data, q + s * n, qd + s * n, tau + s * n);
        mj_forward(smooth, smooth_data);
        memcpy(qdd + s * n, smooth_data->qacc, sizeof(double) * n);
    }
}

void bench_inverse_dynamics(size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    const size_t n = (size_t)smooth->nv;
    for (size_t s = 0; s < count; s++) {
        set(smooth, smooth_data, q + s * n, qd + s * n, qd + s * n);
        memcpy(smooth_data->qacc, qdd + s * n, sizeof(double) * n);
        mj_inverse(smooth, smooth_data);
        memcpy(tau + s * n, smooth_data->qfrc_inverse, sizeof(double) * n);
    }
}

void bench_step(size_t count, const double *q, const double *qd, const double *tau, double *rates)
{
    const size_t n = (size_t)rough->nv;
    for (size_t s = 0; s < count; s++) {
        set(rough, rough_data, q + s * n, qd + s * n, tau + s * n);
        mj_step(rough, rough_data);
        memcpy(rates + s * n, rough_data->qvel, sizeof(double) * n);
    }
}
