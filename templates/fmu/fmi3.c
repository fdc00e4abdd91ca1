/* The functions of FMI 3.0 for co-simulation and model exchange (Modelica Association 2022; types as there). */
#include "fmu.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

#include <stdbool.h>

/* An importer that links the sources into its program puts a prefix before the names. */
#ifdef FMI3_FUNCTION_PREFIX
#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
#define NAME(name) JOINED(FMI3_FUNCTION_PREFIX, name)
#else
#define NAME(name) name
#endif

enum { OK = 0, WARNING = 1, DISCARD = 2, ERROR = 3 };

typedef void (*log_callback)(void *environment, int status, const char *category, const char *message);

typedef struct component {
    fmu *model;
    log_callback logger;
    void *environment;
    bool event_mode_used;
    bool early_return_allowed;
    bool terminated;
} component;

static void log_message(const component *c, int status, const char *words)
{
    if ((c != NULL) && (c->logger != NULL)) {
        c->logger(c->environment, status, (status == ERROR) ? "logStatusError" : "logStatusWarning", words);
    }
}

static int done(const component *c, int code)
{
    if (code != 0) {
        log_message(c, ERROR, fmu_message(c->model));
        return ERROR;
    }
    return OK;
}

static int refused(const component *c, const char *words)
{
    log_message(c, ERROR, words);
    return ERROR;
}

/* What this model does not have: arrays of no entries are fine. */
static int none(const component *c, size_t count)
{
    return (count > 0U) ? refused(c, "there are no variables of this type that can be read or set so") : OK;
}

EXPORTED const char *NAME(fmi3GetVersion)(void)
{
    return "3.0";
}

EXPORTED int NAME(fmi3SetDebugLogging)(void *c, bool on, size_t count, const char *const categories[])
{
    (void)c;
    (void)on;
    (void)count;
    (void)categories;
    return OK;
}

static component *instantiated(const char *token, void *environment, log_callback logger)
{
    component *c = calloc(1, sizeof(component));

    if (c == NULL) {
        return NULL;
    }
    c->logger = logger;
    c->environment = environment;
    if ((token == NULL) || (strcmp(token, fmu_token()) != 0)) {
        (void)refused(c, "the instantiation token is not that of this model");
        free(c);
        return NULL;
    }
    c->model = fmu_new();
    if (c->model == NULL) {
        (void)refused(c, "no memory");
        free(c);
        return NULL;
    }
    return c;
}

EXPORTED void *NAME(fmi3InstantiateModelExchange)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, void *environment,
    log_callback logger)
{
    (void)name;
    (void)resources;
    (void)visible;
    (void)logging;
    return instantiated(token, environment, logger);
}

EXPORTED void *NAME(fmi3InstantiateCoSimulation)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, bool event_mode_used,
    bool early_return_allowed, const uint32_t intermediate[], size_t intermediate_count, void *environment,
    log_callback logger, void (*update)(void))
{
    component *c = instantiated(token, environment, logger);

    (void)name;
    (void)resources;
    (void)visible;
    (void)logging;
    (void)intermediate;
    (void)intermediate_count;
    (void)update;
    if (c != NULL) {
        c->event_mode_used = event_mode_used;
        c->early_return_allowed = early_return_allowed;
    }
    return c;
}

EXPORTED void *NAME(fmi3InstantiateScheduledExecution)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, void *environment,
    log_callback logger, void (*update)(void), void (*lock)(void), void (*unlock)(void))
{
    (void)name;
    (void)token;
    (void)resources;
    (void)visible;
    (void)logging;
    (void)update;
    (void)lock;
    (void)unlock;
    if (logger != NULL) {
        logger(environment, ERROR, "logStatusError", "there is no scheduled execution");
    }
    return NULL;
}

EXPORTED void NAME(fmi3FreeInstance)(void *instance)
{
    component *c = instance;

    if (c != NULL) {
        fmu_free(c->model);
        free(c);
    }
}

EXPORTED int NAME(fmi3EnterInitializationMode)(
    void *instance, bool has_tolerance, double tolerance, double start, bool has_stop, double stop)
{
    component *c = instance;
    const int code = fmu_setup(c->model, start, has_stop ? stop : (double)INFINITY, has_tolerance ? tolerance : 0.0);

    return done(c, (code != 0) ? code : fmu_enter_initialization(c->model));
}

EXPORTED int NAME(fmi3ExitInitializationMode)(void *instance)
{
    component *c = instance;

    return done(c, fmu_leave_initialization(c->model));
}

EXPORTED int NAME(fmi3EnterEventMode)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi3Terminate)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi3Reset)(void *instance)
{
    component *c = instance;

    fmu_reset(c->model);
    c->terminated = false;
    return OK;
}

EXPORTED int NAME(fmi3GetFloat64)(void *instance, const uint32_t references[], size_t count, double values[], size_t size)
{
    component *c = instance;
    int code = 0;

    if (size != count) {
        return refused(c, "an array has the wrong length");
    }
    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_get(c->model, references[k], &values[k]);
    }
    return done(c, code);
}

EXPORTED int NAME(fmi3GetInt32)(void *instance, const uint32_t references[], size_t count, int32_t values[], size_t size)
{
    component *c = instance;
    int code = 0;

    if (size != count) {
        return refused(c, "an array has the wrong length");
    }
    for (size_t k = 0; (k < count) && (code == 0); k++) {
        double value = 0.0;

        code = fmu_get(c->model, references[k], &value);
        values[k] = (int32_t)value;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi3SetFloat64)(
    void *instance, const uint32_t references[], size_t count, const double values[], size_t size)
{
    component *c = instance;
    int code = 0;

    if (size != count) {
        return refused(c, "an array has the wrong length");
    }
    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_set(c->model, references[k], values[k]);
    }
    return done(c, code);
}

/* Types that no variable of this model has. */
#define NOTHING_OF(type, kind)                                                                                       \
    EXPORTED int NAME(fmi3Get##kind)(void *c, const uint32_t references[], size_t count, type values[], size_t size) \
    {                                                                                                                \
        (void)references;                                                                                            \
        (void)values;                                                                                                \
        (void)size;                                                                                                  \
        return none(c, count);                                                                                       \
    }                                                                                                                \
    NOT_SET(type, kind)
#define NOT_SET(type, kind)                                                                                          \
    EXPORTED int NAME(fmi3Set##kind)(                                                                                \
        void *c, const uint32_t references[], size_t count, const type values[], size_t size)                        \
    {                                                                                                                \
        (void)references;                                                                                            \
        (void)values;                                                                                                \
        (void)size;                                                                                                  \
        return none(c, count);                                                                                       \
    }

typedef const char *string;

NOTHING_OF(float, Float32)
NOTHING_OF(int8_t, Int8)
NOTHING_OF(uint8_t, UInt8)
NOTHING_OF(int16_t, Int16)
NOTHING_OF(uint16_t, UInt16)
NOTHING_OF(uint32_t, UInt32)
NOTHING_OF(int64_t, Int64)
NOTHING_OF(uint64_t, UInt64)
NOTHING_OF(bool, Boolean)
NOTHING_OF(string, String)
NOT_SET(int32_t, Int32)

EXPORTED int NAME(fmi3GetBinary)(
    void *c, const uint32_t references[], size_t count, size_t sizes[], const uint8_t *values[], size_t size)
{
    (void)references;
    (void)sizes;
    (void)values;
    (void)size;
    return none(c, count);
}

EXPORTED int NAME(fmi3SetBinary)(
    void *c, const uint32_t references[], size_t count, const size_t sizes[], const uint8_t *const values[], size_t size)
{
    (void)references;
    (void)sizes;
    (void)values;
    (void)size;
    return none(c, count);
}

EXPORTED int NAME(fmi3GetClock)(void *c, const uint32_t references[], size_t count, bool values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi3SetClock)(void *c, const uint32_t references[], size_t count, const bool values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi3GetNumberOfVariableDependencies)(void *c, uint32_t reference, size_t *count)
{
    (void)reference;
    (void)count;
    return refused(c, "dependencies stand in modelDescription.xml");
}

EXPORTED int NAME(fmi3GetVariableDependencies)(
    void *c, uint32_t dependent, size_t of[], uint32_t independents[], size_t by[], int kinds[], size_t count)
{
    (void)dependent;
    (void)of;
    (void)independents;
    (void)by;
    (void)kinds;
    (void)count;
    return refused(c, "dependencies stand in modelDescription.xml");
}

EXPORTED int NAME(fmi3GetFMUState)(void *instance, void **state)
{
    component *c = instance;

    if (*state == NULL) {
        *state = malloc(fmu_size(c->model));
    }
    if (*state == NULL) {
        return refused(c, "no memory");
    }
    fmu_save(c->model, *state);
    return OK;
}

EXPORTED int NAME(fmi3SetFMUState)(void *instance, void *state)
{
    component *c = instance;

    return done(c, fmu_load(c->model, state, fmu_size(c->model)));
}

EXPORTED int NAME(fmi3FreeFMUState)(void *c, void **state)
{
    (void)c;
    free(*state);
    *state = NULL;
    return OK;
}

EXPORTED int NAME(fmi3SerializedFMUStateSize)(void *instance, void *state, size_t *size)
{
    component *c = instance;

    (void)state;
    *size = fmu_size(c->model);
    return OK;
}

EXPORTED int NAME(fmi3SerializeFMUState)(void *instance, void *state, uint8_t bytes[], size_t size)
{
    component *c = instance;

    if (size < fmu_size(c->model)) {
        return refused(c, "the state needs more bytes");
    }
    (void)memcpy(bytes, state, fmu_size(c->model));
    return OK;
}

EXPORTED int NAME(fmi3DeserializeFMUState)(void *instance, const uint8_t bytes[], size_t size, void **state)
{
    component *c = instance;

    if (size != fmu_size(c->model)) {
        return refused(c, "these bytes are no state of this model");
    }
    if (*state == NULL) {
        *state = malloc(size);
    }
    if (*state == NULL) {
        return refused(c, "no memory");
    }
    (void)memcpy(*state, bytes, size);
    return OK;
}

EXPORTED int NAME(fmi3GetDirectionalDerivative)(
    void *instance, const uint32_t unknowns[], size_t unknown_count, const uint32_t knowns[], size_t known_count,
    const double seed[], size_t seed_count, double found[], size_t found_count)
{
    component *c = instance;

    if ((seed_count != known_count) || (found_count != unknown_count)) {
        return refused(c, "an array has the wrong length");
    }
    return done(c, fmu_direction(c->model, unknowns, unknown_count, knowns, known_count, seed, found));
}

EXPORTED int NAME(fmi3GetAdjointDerivative)(
    void *instance, const uint32_t unknowns[], size_t unknown_count, const uint32_t knowns[], size_t known_count,
    const double seed[], size_t seed_count, double found[], size_t found_count)
{
    component *c = instance;

    if ((seed_count != unknown_count) || (found_count != known_count)) {
        return refused(c, "an array has the wrong length");
    }
    for (size_t j = 0; j < known_count; j++) { /* a column after the other: differences have no transpose of their own */
        const double one = 1.0;
        double *column = calloc(unknown_count + 1U, sizeof(double));
        int code = 1;

        if (column != NULL) {
            code = fmu_direction(c->model, unknowns, unknown_count, &knowns[j], 1U, &one, column);
        }
        found[j] = 0.0;
        for (size_t i = 0; (i < unknown_count) && (code == 0); i++) {
            found[j] += seed[i] * column[i];
        }
        free(column);
        if (code != 0) {
            return done(c, code);
        }
    }
    return OK;
}

EXPORTED int NAME(fmi3EnterConfigurationMode)(void *c)
{
    return refused(c, "there are no structural parameters");
}

EXPORTED int NAME(fmi3ExitConfigurationMode)(void *c)
{
    return refused(c, "there are no structural parameters");
}

/* There are no clocks. */
#define NO_CLOCKS(name, ...)                                                                       \
    EXPORTED int NAME(name)(void *c, const uint32_t references[], size_t count, __VA_ARGS__)       \
    {                                                                                              \
        (void)references;                                                                          \
        UNUSED                                                                                     \
        return none(c, count);                                                                     \
    }
#define UNUSED (void)a; (void)b;
NO_CLOCKS(fmi3GetIntervalDecimal, double a[], int b[])
NO_CLOCKS(fmi3GetShiftFraction, uint64_t a[], uint64_t b[])
NO_CLOCKS(fmi3SetIntervalFraction, const uint64_t a[], const uint64_t b[])
NO_CLOCKS(fmi3SetShiftFraction, const uint64_t a[], const uint64_t b[])
#undef UNUSED
#define UNUSED (void)a;
NO_CLOCKS(fmi3GetShiftDecimal, double a[])
NO_CLOCKS(fmi3SetIntervalDecimal, const double a[])
NO_CLOCKS(fmi3SetShiftDecimal, const double a[])
#undef UNUSED
#define UNUSED (void)a; (void)b; (void)d;
NO_CLOCKS(fmi3GetIntervalFraction, uint64_t a[], uint64_t b[], int d[])

EXPORTED int NAME(fmi3EvaluateDiscreteStates)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi3UpdateDiscreteStates)(
    void *instance, bool *needs_update, bool *terminate, bool *nominals_changed, bool *values_changed, bool *next_defined,
    double *next_time)
{
    component *c = instance;
    double next = INFINITY;
    int changed = 0;
    int ended = 0;
    int code;

    *needs_update = false;
    *terminate = false;
    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    code = fmu_update(c->model, &changed, &ended, &next);
    *terminate = ended != 0;
    *nominals_changed = false;
    *values_changed = changed != 0;
    *next_defined = isfinite(next) != 0;
    *next_time = isfinite(next) ? next : 0.0;
    if (ended != 0) {
        log_message(c, WARNING, fmu_message(c->model));
        return OK;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi3EnterContinuousTimeMode)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi3CompletedIntegratorStep)(void *instance, bool keeps, bool *enter_event_mode, bool *terminate)
{
    component *c = instance;
    int event = 0;
    const int code = fmu_step_completed(c->model, &event);

    (void)keeps;
    *enter_event_mode = event != 0;
    *terminate = false;
    return done(c, code);
}

EXPORTED int NAME(fmi3SetTime)(void *instance, double t)
{
    component *c = instance;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    fmu_set_time(c->model, t);
    return OK;
}

EXPORTED int NAME(fmi3SetContinuousStates)(void *instance, const double x[], size_t count)
{
    component *c = instance;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    if (count != fmu_states()) {
        return refused(c, "an array has the wrong length");
    }
    fmu_set_states(c->model, x);
    return OK;
}

EXPORTED int NAME(fmi3GetContinuousStateDerivatives)(void *instance, double dx[], size_t count)
{
    component *c = instance;

    return (count != fmu_states()) ? refused(c, "an array has the wrong length") : done(c, fmu_rates(c->model, dx));
}

EXPORTED int NAME(fmi3GetEventIndicators)(void *instance, double z[], size_t count)
{
    component *c = instance;

    return (count != fmu_indicator_count()) ? refused(c, "an array has the wrong length") : done(c, fmu_indicators(c->model, z));
}

EXPORTED int NAME(fmi3GetContinuousStates)(void *instance, double x[], size_t count)
{
    component *c = instance;

    return (count != fmu_states()) ? refused(c, "an array has the wrong length") : done(c, fmu_get_states(c->model, x));
}

EXPORTED int NAME(fmi3GetNominalsOfContinuousStates)(void *instance, double x[], size_t count)
{
    component *c = instance;

    if (count != fmu_states()) {
        return refused(c, "an array has the wrong length");
    }
    fmu_nominals(x);
    return OK;
}

EXPORTED int NAME(fmi3GetNumberOfEventIndicators)(void *c, size_t *count)
{
    (void)c;
    *count = fmu_indicator_count();
    return OK;
}

EXPORTED int NAME(fmi3GetNumberOfContinuousStates)(void *c, size_t *count)
{
    (void)c;
    *count = fmu_states();
    return OK;
}

EXPORTED int NAME(fmi3EnterStepMode)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi3GetOutputDerivatives)(
    void *c, const uint32_t references[], size_t count, const int32_t orders[], double values[], size_t size)
{
    (void)references;
    (void)orders;
    (void)values;
    (void)size;
    return none(c, count);
}

EXPORTED int NAME(fmi3DoStep)(
    void *instance, double t, double step, bool keeps, bool *event_needed, bool *terminate, bool *early, double *last)
{
    component *c = instance;
    int event = 0;
    int ended = 0;
    int code;

    (void)keeps;
    *event_needed = false;
    *terminate = false;
    *early = false;
    *last = fmu_time(c->model);
    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    if (!(step > 0.0) || (fabs(t - fmu_time(c->model)) > (1e-9 * fmax(1.0, fabs(t))))) {
        return refused(c, "a step goes on from where the last one ended");
    }
    code = fmu_step(c->model, t + step, c->early_return_allowed ? 1 : 0, &event, &ended);
    *last = fmu_time(c->model);
    *early = *last < (t + step);
    *event_needed = c->event_mode_used && (event != 0);
    if (ended != 0) {
        c->terminated = true;
        *terminate = true;
        log_message(c, WARNING, fmu_message(c->model));
        return OK;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi3ActivateModelPartition)(void *c, uint32_t clock, double t)
{
    (void)clock;
    (void)t;
    return refused(c, "there is no scheduled execution");
}
