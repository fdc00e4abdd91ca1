/* MuJoCo's mj_forward of the four-bar whose loop an equality closes. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <mujoco/mujoco.h>

static mjModel *model;
static mjData *data;

void bench_setup(const char *folder)
{
    char path[4200];
    snprintf(path, sizeof path, "%s/linkage.mjb", folder);
    model = mj_loadModel(path, NULL);
    data = mj_makeData(model);
}

void bench_forward_dynamics(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t s = 0; s < count; s++) {
        memcpy(data->qpos, q + s * 3, 3 * sizeof(double));
        memcpy(data->qvel, qd + s * 3, 3 * sizeof(double));
        memcpy(data->qfrc_applied, tau + s * 3, 3 * sizeof(double));
        mj_forward(model, data);
        memcpy(qdd + s * 3, data->qacc, 3 * sizeof(double));
    }
}
