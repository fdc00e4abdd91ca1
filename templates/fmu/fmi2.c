/* The functions of FMI 2.0 for co-simulation and model exchange (Modelica Association 2014; types as there). */
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

/* An importer that links the sources into its program puts a prefix before the names. */
#ifdef FMI2_FUNCTION_PREFIX
#define JOINED_(a, b) a##b
#define JOINED(a, b) JOINED_(a, b)
#define NAME(name) JOINED(FMI2_FUNCTION_PREFIX, name)
#else
#define NAME(name) name
#endif

enum { OK = 0, WARNING = 1, DISCARD = 2, ERROR = 3 };
enum { MODEL_EXCHANGE = 0, CO_SIMULATION = 1 };

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

typedef struct component {
    fmu *model;
    const callbacks *calls;
    char *name;
    int kind;
    int terminated;
} component;

static void log_message(const component *c, int status, const char *words)
{
    if ((c->calls != NULL) && (c->calls->logger != NULL)) {
        c->calls->logger(c->calls->environment, c->name, status, (status == ERROR) ? "logStatusError" : "logStatusWarning", "%s", words);
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

EXPORTED const char *NAME(fmi2GetTypesPlatform)(void)
{
    return "default";
}

EXPORTED const char *NAME(fmi2GetVersion)(void)
{
    return "2.0";
}

EXPORTED int NAME(fmi2SetDebugLogging)(void *c, int on, size_t count, const char *const categories[])
{
    (void)c;
    (void)on;
    (void)count;
    (void)categories;
    return OK;
}

EXPORTED void *NAME(fmi2Instantiate)(
    const char *name, int kind, const char *guid, const char *resources, const callbacks *calls, int visible, int logging)
{
    component *c = calloc(1, sizeof(component));
    const char *given = (name != NULL) ? name : "";

    (void)resources;
    (void)visible;
    (void)logging;
    if (c == NULL) {
        return NULL;
    }
    c->calls = calls;
    c->kind = kind;
    c->name = calloc(strlen(given) + 1U, 1U);
    if (c->name != NULL) {
        (void)memcpy(c->name, given, strlen(given));
    }
    if ((guid == NULL) || (strcmp(guid, fmu_token()) != 0)) {
        log_message(c, ERROR, "the GUID is not that of this model");
        free(c->name);
        free(c);
        return NULL;
    }
    c->model = (c->name != NULL) ? fmu_new() : NULL;
    if (c->model == NULL) {
        log_message(c, ERROR, "no memory");
        free(c->name);
        free(c);
        return NULL;
    }
    return c;
}

EXPORTED void NAME(fmi2FreeInstance)(void *instance)
{
    component *c = instance;

    if (c != NULL) {
        fmu_free(c->model);
        free(c->name);
        free(c);
    }
}

EXPORTED int NAME(fmi2SetupExperiment)(void *instance, int has_tolerance, double tolerance, double start, int has_stop, double stop)
{
    component *c = instance;

    return done(c, fmu_setup(c->model, start, (has_stop != 0) ? stop : (double)INFINITY, (has_tolerance != 0) ? tolerance : 0.0));
}

EXPORTED int NAME(fmi2EnterInitializationMode)(void *instance)
{
    component *c = instance;

    return done(c, fmu_enter_initialization(c->model));
}

EXPORTED int NAME(fmi2ExitInitializationMode)(void *instance)
{
    component *c = instance;

    return done(c, fmu_leave_initialization(c->model));
}

EXPORTED int NAME(fmi2Terminate)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi2Reset)(void *instance)
{
    component *c = instance;

    fmu_reset(c->model);
    c->terminated = 0;
    return OK;
}

EXPORTED int NAME(fmi2GetReal)(void *instance, const unsigned int references[], size_t count, double values[])
{
    component *c = instance;
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_get(c->model, references[k], &values[k]);
    }
    return done(c, code);
}

EXPORTED int NAME(fmi2GetInteger)(void *instance, const unsigned int references[], size_t count, int values[])
{
    component *c = instance;
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        double value = 0.0;

        code = fmu_get(c->model, references[k], &value);
        values[k] = (int)value;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi2SetReal)(void *instance, const unsigned int references[], size_t count, const double values[])
{
    component *c = instance;
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_set(c->model, references[k], values[k]);
    }
    return done(c, code);
}

/* Variables of these types there are none. */
static int none(const component *c, size_t count)
{
    if (count > 0U) {
        log_message(c, ERROR, "there are no variables of this type that can be read or set so");
        return ERROR;
    }
    return OK;
}

EXPORTED int NAME(fmi2GetBoolean)(void *c, const unsigned int references[], size_t count, int values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2GetString)(void *c, const unsigned int references[], size_t count, const char *values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2SetInteger)(void *c, const unsigned int references[], size_t count, const int values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2SetBoolean)(void *c, const unsigned int references[], size_t count, const int values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2SetString)(void *c, const unsigned int references[], size_t count, const char *const values[])
{
    (void)references;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2GetFMUstate)(void *instance, void **state)
{
    component *c = instance;

    if (*state == NULL) {
        *state = malloc(fmu_size(c->model));
    }
    if (*state == NULL) {
        return ERROR;
    }
    fmu_save(c->model, *state);
    return OK;
}

EXPORTED int NAME(fmi2SetFMUstate)(void *instance, void *state)
{
    component *c = instance;

    return done(c, fmu_load(c->model, state, fmu_size(c->model)));
}

EXPORTED int NAME(fmi2FreeFMUstate)(void *c, void **state)
{
    (void)c;
    free(*state);
    *state = NULL;
    return OK;
}

EXPORTED int NAME(fmi2SerializedFMUstateSize)(void *instance, void *state, size_t *size)
{
    component *c = instance;

    (void)state;
    *size = fmu_size(c->model);
    return OK;
}

EXPORTED int NAME(fmi2SerializeFMUstate)(void *instance, void *state, char bytes[], size_t size)
{
    component *c = instance;

    if (size < fmu_size(c->model)) {
        log_message(c, ERROR, "the state needs more bytes");
        return ERROR;
    }
    (void)memcpy(bytes, state, fmu_size(c->model));
    return OK;
}

EXPORTED int NAME(fmi2DeSerializeFMUstate)(void *instance, const char bytes[], size_t size, void **state)
{
    component *c = instance;

    if (size != fmu_size(c->model)) {
        log_message(c, ERROR, "these bytes are no state of this model");
        return ERROR;
    }
    if (*state == NULL) {
        *state = malloc(size);
    }
    if (*state == NULL) {
        return ERROR;
    }
    (void)memcpy(*state, bytes, size);
    return OK;
}

EXPORTED int NAME(fmi2GetDirectionalDerivative)(
    void *instance, const unsigned int unknowns[], size_t unknown_count, const unsigned int knowns[], size_t known_count,
    const double seed[], double found[])
{
    component *c = instance;

    return done(c, fmu_direction(c->model, unknowns, unknown_count, knowns, known_count, seed, found));
}

EXPORTED int NAME(fmi2EnterEventMode)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi2NewDiscreteStates)(void *instance, event_info *info)
{
    component *c = instance;
    double next = INFINITY;
    int changed = 0;
    int ended = 0;
    int code;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    code = fmu_update(c->model, &changed, &ended, &next);
    info->new_discrete_states_needed = 0;
    info->terminate_simulation = ended;
    info->nominals_changed = 0;
    info->values_changed = changed;
    info->next_event_time_defined = isfinite(next) ? 1 : 0;
    info->next_event_time = isfinite(next) ? next : 0.0;
    if (ended != 0) {
        log_message(c, WARNING, fmu_message(c->model));
        return OK;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi2EnterContinuousTimeMode)(void *c)
{
    (void)c;
    return OK;
}

EXPORTED int NAME(fmi2CompletedIntegratorStep)(void *instance, int keeps, int *enter_event_mode, int *terminate)
{
    component *c = instance;

    (void)keeps;
    *terminate = 0;
    return done(c, fmu_step_completed(c->model, enter_event_mode));
}

EXPORTED int NAME(fmi2SetTime)(void *instance, double t)
{
    component *c = instance;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    fmu_set_time(c->model, t);
    return OK;
}

static int sized(const component *c, size_t count, size_t wanted)
{
    if (count != wanted) {
        log_message(c, ERROR, "an array has the wrong length");
        return ERROR;
    }
    return OK;
}

EXPORTED int NAME(fmi2SetContinuousStates)(void *instance, const double x[], size_t count)
{
    component *c = instance;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    if (sized(c, count, fmu_states()) != OK) {
        return ERROR;
    }
    fmu_set_states(c->model, x);
    return OK;
}

EXPORTED int NAME(fmi2GetDerivatives)(void *instance, double dx[], size_t count)
{
    component *c = instance;

    return (sized(c, count, fmu_states()) != OK) ? ERROR : done(c, fmu_rates(c->model, dx));
}

EXPORTED int NAME(fmi2GetEventIndicators)(void *instance, double z[], size_t count)
{
    component *c = instance;

    return (sized(c, count, fmu_indicator_count()) != OK) ? ERROR : done(c, fmu_indicators(c->model, z));
}

EXPORTED int NAME(fmi2GetContinuousStates)(void *instance, double x[], size_t count)
{
    component *c = instance;

    return (sized(c, count, fmu_states()) != OK) ? ERROR : done(c, fmu_get_states(c->model, x));
}

EXPORTED int NAME(fmi2GetNominalsOfContinuousStates)(void *instance, double x[], size_t count)
{
    component *c = instance;

    if (sized(c, count, fmu_states()) != OK) {
        return ERROR;
    }
    fmu_nominals(x);
    return OK;
}

EXPORTED int NAME(fmi2SetRealInputDerivatives)(
    void *c, const unsigned int references[], size_t count, const int orders[], const double values[])
{
    (void)references;
    (void)orders;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2GetRealOutputDerivatives)(
    void *c, const unsigned int references[], size_t count, const int orders[], double values[])
{
    (void)references;
    (void)orders;
    (void)values;
    return none(c, count);
}

EXPORTED int NAME(fmi2DoStep)(void *instance, double t, double step, int keeps)
{
    component *c = instance;
    int event = 0;
    int ended = 0;
    int code;

    (void)keeps;
    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    if (!(step > 0.0) || (fabs(t - fmu_time(c->model)) > (1e-9 * fmax(1.0, fabs(t))))) {
        log_message(c, ERROR, "a step goes on from where the last one ended");
        return ERROR;
    }
    code = fmu_step(c->model, t + step, 0, &event, &ended);
    if (ended != 0) {
        c->terminated = 1;
        log_message(c, WARNING, fmu_message(c->model));
        return DISCARD;
    }
    return done(c, code);
}

EXPORTED int NAME(fmi2CancelStep)(void *c)
{
    (void)c;
    return ERROR;
}

EXPORTED int NAME(fmi2GetStatus)(void *c, int kind, int *value)
{
    (void)c;
    (void)kind;
    (void)value;
    return DISCARD;
}

EXPORTED int NAME(fmi2GetRealStatus)(void *instance, int kind, double *value)
{
    const component *c = instance;

    if (kind != 2) { /* the time that the last step came to */
        return DISCARD;
    }
    *value = fmu_time(c->model);
    return OK;
}

EXPORTED int NAME(fmi2GetIntegerStatus)(void *c, int kind, int *value)
{
    (void)c;
    (void)kind;
    (void)value;
    return DISCARD;
}

EXPORTED int NAME(fmi2GetBooleanStatus)(void *instance, int kind, int *value)
{
    const component *c = instance;

    if (kind != 3) { /* whether the run has ended */
        return DISCARD;
    }
    *value = c->terminated;
    return OK;
}

EXPORTED int NAME(fmi2GetStringStatus)(void *c, int kind, const char **value)
{
    (void)c;
    (void)kind;
    (void)value;
    return DISCARD;
}
