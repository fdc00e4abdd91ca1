/* The functions of FMI 2.0 for co-simulation and model exchange (Modelica Association 2014; types as there). */
#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
#ifdef FMI2_FUNCTION_PREFIX
#define FMI(name) JOINED(FMI2_FUNCTION_PREFIX, JOINED(fmi2, name))
#else
#define FMI(name) JOINED(fmi2, name)
#endif
#define FLAG int
#define BYTE char
#define COUNTED
#define COUNT
#define STATE(verb) JOINED(verb, FMUstate)
#define SERIALIZED SerializedFMUstateSize
#define DESERIALIZE DeSerialize
#define DERIVATIVES GetDerivatives
#include "fmi.h"

typedef struct callbacks {
    void (*logger)(void *environment, const char *instance, int status, const char *category, const char *message, ...);
    void *(*allocate)(size_t count, size_t size);
    void (*release)(void *what);
    void (*step_finished)(void *environment, int status);
    void *environment;
} callbacks;

typedef struct event_info {
    int new_discrete_states_needed;
    int terminate_simulation;
    int nominals_changed;
    int values_changed;
    int next_event_time_defined;
    double next_event_time;
} event_info;

static void log_words(const component *c, int status, const char *category, const char *words)
{
    void (*logger)(void *, const char *, int, const char *, const char *, ...) =
        (void (*)(void *, const char *, int, const char *, const char *, ...))c->logger;

    logger(c->environment, c->name, status, category, "%s", words);
}

EXPORTED const char *FMI(GetTypesPlatform)(void)
{
    return "default";
}

EXPORTED const char *FMI(GetVersion)(void)
{
    return "2.0";
}

EXPORTED void *FMI(Instantiate)(
    const char *name, int kind, const char *guid, const char *resources, const callbacks *calls, int visible, int logging)
{
    component made = { .log = log_words };

    (void)kind, (void)resources, (void)visible, (void)logging;
    if (calls != NULL) {
        made.environment = calls->environment;
        made.logger = (void (*)(void))calls->logger;
    }
    return instantiated(made, name, guid);
}

EXPORTED int FMI(SetupExperiment)(void *instance, int has_tolerance, double tolerance, double start, int has_stop, double stop)
{
    component *c = instance;

    return done(c, setup(c, has_tolerance, tolerance, start, has_stop, stop));
}

EXPORTED int FMI(EnterInitializationMode)(void *instance)
{
    component *c = instance;

    return done(c, fmu_enter_initialization(c->model));
}

EXPORTED int FMI(GetReal)(void *c, const unsigned int references[], size_t count, double values[])
{
    return get_values(c, references, count, values);
}

EXPORTED int FMI(GetInteger)(void *c, const unsigned int references[], size_t count, int values[])
{
    return get_integers(c, references, count, values);
}

EXPORTED int FMI(SetReal)(void *c, const unsigned int references[], size_t count, const double values[])
{
    return set_values(c, references, count, values);
}

NOT_READ(Boolean, int)
NOT_READ(String, string)
NOT_SET(Integer, int)
NOT_SET(Boolean, int)
NOT_SET(String, string)

EXPORTED int FMI(GetDirectionalDerivative)(
    void *instance, const unsigned int unknowns[], size_t unknown_count, const unsigned int knowns[], size_t known_count,
    const double seed[], double found[])
{
    component *c = instance;

    return done(c, fmu_direction(c->model, unknowns, unknown_count, knowns, known_count, seed, found));
}

EXPORTED int FMI(NewDiscreteStates)(void *instance, event_info *info)
{
    component *c = instance;

    (void)memset(info, 0, sizeof(event_info));
    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    return updated(c, &info->values_changed, &info->terminate_simulation, &info->next_event_time_defined, &info->next_event_time);
}

EXPORTED int FMI(CompletedIntegratorStep)(void *instance, int keeps, int *enter_event_mode, int *terminate)
{
    component *c = instance;

    (void)keeps;
    *terminate = 0;
    return done(c, fmu_step_completed(c->model, enter_event_mode));
}

/* Derivatives of inputs and outputs that co-simulation does not have. */
EXPORTED int FMI(SetRealInputDerivatives)(
    void *c, const unsigned int references[], size_t count, const int orders[], const double values[])
{
    (void)references, (void)orders, (void)values;
    return none(c, count);
}

EXPORTED int FMI(GetRealOutputDerivatives)(
    void *c, const unsigned int references[], size_t count, const int orders[], double values[])
{
    (void)references, (void)orders, (void)values;
    return none(c, count);
}

EXPORTED int FMI(DoStep)(void *instance, double t, double step, int keeps)
{
    component *c = instance;
    int event = 0;
    int ended = 0;
    const int status = stepped(c, t, step, 0, &event, &ended);

    (void)keeps;
    return (ended != 0) ? DISCARD : status;
}

EXPORTED int FMI(CancelStep)(void *c)
{
    (void)c;
    return ERROR;
}

/* The time that the last step came to, and whether the run has ended; other questions have no answer. */
#define STATUS(kind, type, asked, answer)                                   \
    EXPORTED int FMI(kind)(void *instance, int question, type *value)       \
    {                                                                       \
        const component *c = instance;                                      \
                                                                            \
        if (question != (asked)) {                                          \
            return DISCARD;                                                 \
        }                                                                   \
        *value = answer;                                                    \
        return OK;                                                          \
    }
STATUS(GetRealStatus, double, 2, fmu_time(c->model))
STATUS(GetBooleanStatus, int, 3, c->terminated)

#define NO_STATUS(kind, type)                                        \
    EXPORTED int FMI(kind)(void *c, int question, type *value)       \
    {                                                                \
        (void)c, (void)question, (void)value;                        \
        return DISCARD;                                              \
    }
NO_STATUS(GetStatus, int)
NO_STATUS(GetIntegerStatus, int)
NO_STATUS(GetStringStatus, string)
