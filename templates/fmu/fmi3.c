/* The functions of FMI 3.0 for co-simulation and model exchange (Modelica Association 2022; types as there). */
#include <stdbool.h>

#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
#ifdef FMI3_FUNCTION_PREFIX
#define FMI(name) JOINED(FMI3_FUNCTION_PREFIX, JOINED(fmi3, name))
#else
#define FMI(name) JOINED(fmi3, name)
#endif
#define FLAG bool
#define BYTE uint8_t
#define COUNTED , size_t size
#define COUNT , (void)size
#define STATE(verb) JOINED(verb, FMUState)
#define SERIALIZED SerializedFMUStateSize
#define DESERIALIZE Deserialize
#define DERIVATIVES GetContinuousStateDerivatives
#include "fmi.h"

typedef void (*log_callback)(void *environment, int status, const char *category, const char *message);

static void log_words(const component *c, int status, const char *category, const char *words)
{
    ((log_callback)c->logger)(c->environment, status, category, words);
}

EXPORTED const char *FMI(GetVersion)(void)
{
    return "3.0";
}

EXPORTED void *FMI(InstantiateModelExchange)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, void *environment,
    log_callback logger)
{
    const component made = { .log = log_words, .environment = environment, .logger = (void (*)(void))logger };

    (void)resources, (void)visible, (void)logging;
    return instantiated(made, name, token);
}

EXPORTED void *FMI(InstantiateCoSimulation)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, bool event_mode_used,
    bool early_return_allowed, const uint32_t intermediate[], size_t intermediate_count, void *environment,
    log_callback logger, void (*update)(void))
{
    const component made = { .log = log_words, .environment = environment, .logger = (void (*)(void))logger,
        .event_mode_used = event_mode_used, .early_return_allowed = early_return_allowed };

    (void)resources, (void)visible, (void)logging, (void)intermediate, (void)intermediate_count, (void)update;
    return instantiated(made, name, token);
}

EXPORTED void *FMI(InstantiateScheduledExecution)(
    const char *name, const char *token, const char *resources, bool visible, bool logging, void *environment,
    log_callback logger, void (*update)(void), void (*lock)(void), void (*unlock)(void))
{
    (void)name, (void)token, (void)resources, (void)visible, (void)logging, (void)update, (void)lock, (void)unlock;
    if (logger != NULL) {
        logger(environment, ERROR, "logStatusError", "there is no scheduled execution");
    }
    return NULL;
}

EXPORTED int FMI(EnterInitializationMode)(
    void *instance, bool has_tolerance, double tolerance, double start, bool has_stop, double stop)
{
    component *c = instance;
    const int code = setup(c, has_tolerance, tolerance, start, has_stop, stop);

    return done(c, (code != 0) ? code : fmu_enter_initialization(c->model));
}

EXPORTED int FMI(GetFloat64)(void *c, const uint32_t references[], size_t count, double values[], size_t size)
{
    return (sized(c, size, count) != OK) ? ERROR : get_values(c, references, count, values);
}

EXPORTED int FMI(GetInt32)(void *c, const uint32_t references[], size_t count, int32_t values[], size_t size)
{
    return (sized(c, size, count) != OK) ? ERROR : get_integers(c, references, count, values);
}

EXPORTED int FMI(SetFloat64)(void *c, const uint32_t references[], size_t count, const double values[], size_t size)
{
    return (sized(c, size, count) != OK) ? ERROR : set_values(c, references, count, values);
}

#define NOTHING_OF(kind, type) NOT_READ(kind, type) NOT_SET(kind, type)
NOTHING_OF(Float32, float)
NOTHING_OF(Int8, int8_t)
NOTHING_OF(UInt8, uint8_t)
NOTHING_OF(Int16, int16_t)
NOTHING_OF(UInt16, uint16_t)
NOTHING_OF(UInt32, uint32_t)
NOTHING_OF(Int64, int64_t)
NOTHING_OF(UInt64, uint64_t)
NOTHING_OF(Boolean, bool)
NOTHING_OF(String, string)
NOT_SET(Int32, int32_t)

EXPORTED int FMI(GetBinary)(
    void *c, const uint32_t references[], size_t count, size_t sizes[], const uint8_t *values[], size_t size)
{
    (void)references, (void)sizes, (void)values, (void)size;
    return none(c, count);
}

EXPORTED int FMI(SetBinary)(
    void *c, const uint32_t references[], size_t count, const size_t sizes[], const uint8_t *const values[], size_t size)
{
    (void)references, (void)sizes, (void)values, (void)size;
    return none(c, count);
}

EXPORTED int FMI(GetClock)(void *c, const uint32_t references[], size_t count, bool values[])
{
    (void)references, (void)values;
    return none(c, count);
}

EXPORTED int FMI(SetClock)(void *c, const uint32_t references[], size_t count, const bool values[])
{
    (void)references, (void)values;
    return none(c, count);
}

EXPORTED int FMI(GetNumberOfVariableDependencies)(void *c, uint32_t reference, size_t *count)
{
    (void)reference, (void)count;
    return refused(c, "dependencies stand in modelDescription.xml");
}

EXPORTED int FMI(GetVariableDependencies)(
    void *c, uint32_t dependent, size_t of[], uint32_t independents[], size_t by[], int kinds[], size_t count)
{
    (void)dependent, (void)of, (void)independents, (void)by, (void)kinds, (void)count;
    return refused(c, "dependencies stand in modelDescription.xml");
}

EXPORTED int FMI(GetDirectionalDerivative)(
    void *instance, const uint32_t unknowns[], size_t unknown_count, const uint32_t knowns[], size_t known_count,
    const double seed[], size_t seed_count, double found[], size_t found_count)
{
    component *c = instance;

    if ((seed_count != known_count) || (found_count != unknown_count)) {
        return refused(c, "an array has the wrong length");
    }
    return done(c, fmu_direction(c->model, unknowns, unknown_count, knowns, known_count, seed, found));
}

EXPORTED int FMI(GetAdjointDerivative)(
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

EXPORTED int FMI(EnterConfigurationMode)(void *c)
{
    return refused(c, "there are no structural parameters");
}

EXPORTED int FMI(ExitConfigurationMode)(void *c)
{
    return refused(c, "there are no structural parameters");
}

/* There are no clocks. */
#define NO_CLOCKS(name, ...)                                                                       \
    EXPORTED int FMI(name)(void *c, const uint32_t references[], size_t count, __VA_ARGS__)       \
    {                                                                                              \
        (void)references;                                                                          \
        UNUSED                                                                                     \
        return none(c, count);                                                                     \
    }
#define UNUSED (void)a; (void)b;
NO_CLOCKS(GetIntervalDecimal, double a[], int b[])
NO_CLOCKS(GetShiftFraction, uint64_t a[], uint64_t b[])
NO_CLOCKS(SetIntervalFraction, const uint64_t a[], const uint64_t b[])
NO_CLOCKS(SetShiftFraction, const uint64_t a[], const uint64_t b[])
#undef UNUSED
#define UNUSED (void)a;
NO_CLOCKS(GetShiftDecimal, double a[])
NO_CLOCKS(SetIntervalDecimal, const double a[])
NO_CLOCKS(SetShiftDecimal, const double a[])
#undef UNUSED
#define UNUSED (void)a; (void)b; (void)d;
NO_CLOCKS(GetIntervalFraction, uint64_t a[], uint64_t b[], int d[])

ENTERS(EvaluateDiscreteStates)

EXPORTED int FMI(UpdateDiscreteStates)(
    void *instance, bool *needs_update, bool *terminate, bool *nominals_changed, bool *values_changed, bool *next_defined,
    double *next_time)
{
    component *c = instance;
    int changed = 0;
    int ended = 0;
    int defined = 0;
    int status = ERROR;

    *next_time = 0.0;
    if (fmu_runs(c->model) == 0) {
        status = updated(c, &changed, &ended, &defined, next_time);
    } else {
        (void)done(c, 1);
    }
    *needs_update = false;
    *terminate = ended != 0;
    *nominals_changed = false;
    *values_changed = changed != 0;
    *next_defined = defined != 0;
    return status;
}

EXPORTED int FMI(CompletedIntegratorStep)(void *instance, bool keeps, bool *enter_event_mode, bool *terminate)
{
    component *c = instance;
    int event = 0;
    const int code = fmu_step_completed(c->model, &event);

    (void)keeps;
    *enter_event_mode = event != 0;
    *terminate = false;
    return done(c, code);
}

EXPORTED int FMI(GetNumberOfEventIndicators)(void *c, size_t *count)
{
    (void)c;
    *count = fmu_indicator_count();
    return OK;
}

EXPORTED int FMI(GetNumberOfContinuousStates)(void *c, size_t *count)
{
    (void)c;
    *count = fmu_states();
    return OK;
}

ENTERS(EnterStepMode)

EXPORTED int FMI(GetOutputDerivatives)(
    void *c, const uint32_t references[], size_t count, const int32_t orders[], double values[], size_t size)
{
    (void)references, (void)orders, (void)values, (void)size;
    return none(c, count);
}

EXPORTED int FMI(DoStep)(
    void *instance, double t, double step, bool keeps, bool *event_needed, bool *terminate, bool *early, double *last)
{
    component *c = instance;
    int event = 0;
    int ended = 0;
    const int status = stepped(c, t, step, c->early_return_allowed ? 1 : 0, &event, &ended);

    (void)keeps;
    *last = fmu_time(c->model);
    *early = (status == OK) && (*last < (t + step));
    *event_needed = c->event_mode_used && (event != 0);
    *terminate = ended != 0;
    return status;
}

EXPORTED int FMI(ActivateModelPartition)(void *c, uint32_t clock, double t)
{
    (void)clock, (void)t;
    return refused(c, "there is no scheduled execution");
}
