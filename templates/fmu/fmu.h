/* A model as the functions of FMI see it, whatever their version. Codes: 0 for success; else `fmu_message` says why. */
#ifndef FMU_H
#define FMU_H

#include <stddef.h>
#include <stdint.h>

typedef struct unit fmu;

fmu *fmu_new(void);
void fmu_free(fmu *m);
void fmu_reset(fmu *m);
const char *fmu_message(const fmu *m);
const char *fmu_token(void);

/* Times of the experiment; a tolerance that is not positive is none. */
int fmu_setup(fmu *m, double start, double stop, double tolerance);
int fmu_enter_initialization(fmu *m);
int fmu_leave_initialization(fmu *m);

/* Whether initialisation is over and the run has not ended. */
int fmu_runs(fmu *m);

int fmu_get(fmu *m, uint32_t reference, double *value);
int fmu_set(fmu *m, uint32_t reference, double value);
int fmu_is_state(uint32_t reference);

/* Co-simulation: up to a time, or with `early` to the first event before. */
int fmu_step(fmu *m, double end, int early, int *event, int *ended);
double fmu_time(const fmu *m);

/* Model exchange. */
void fmu_set_time(fmu *m, double t);
size_t fmu_states(void);
size_t fmu_indicator_count(void);
int fmu_nominals(fmu *m, double *x);
void fmu_set_states(fmu *m, const double *x);
int fmu_get_states(fmu *m, double *x);
int fmu_rates(fmu *m, double *dx);
int fmu_indicators(fmu *m, double *z);
int fmu_step_completed(fmu *m, int *event);
int fmu_update(fmu *m, int *states_changed, int *ended, double *next_instant);

/* Sensitivities of unknowns to a direction of knowns, in the present modes. */
int fmu_direction(
    fmu *m, const uint32_t *unknowns, size_t unknown_count, const uint32_t *knowns, size_t known_count,
    const double *seed, double *found);

/* The state as bytes. */
size_t fmu_size(const fmu *m);
void fmu_save(const fmu *m, void *to);
int fmu_load(fmu *m, const void *from, size_t size);

#endif
