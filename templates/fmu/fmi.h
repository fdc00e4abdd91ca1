/* What the functions of FMI 2.0 and 3.0 share, for the file of one version, which defines before it:

       FMI(name)              the name of a function, with its prefix
       FLAG, BYTE             types of Boolean arguments and of bytes
       COUNTED, COUNT         the number of values after an array of values, as parameter and as argument, or nothing
       STATE, SERIALIZED, ... words that differ between the versions

   A component is what the importer holds: the model, and where words for its user go. */
#ifndef FMI_H
#define FMI_H

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

enum { OK = 0, WARNING = 1, DISCARD = 2, ERROR = 3 };

typedef struct component component;

struct component {
    fmu *model;
    void (*log)(const component *c, int status, const char *category, const char *words);
    void *environment; /* of the importer */
    void (*logger)(void);
    char *name;
    FLAG event_mode_used;
    FLAG early_return_allowed;
    FLAG terminated;
};

static void log_message(const component *c, int status, const char *words)
{
    if (c->logger != NULL) {
        c->log(c, status, (status == ERROR) ? "logStatusError" : "logStatusWarning", words);
    }
}

static int refused(const component *c, const char *words)
{
    log_message(c, ERROR, words);
    return ERROR;
}

static int done(const component *c, int code)
{
    return (code != 0) ? refused(c, fmu_message(c->model)) : OK;
}

/* Variables of a type that this model does not have: arrays of no entries are fine. */
static int none(const component *c, size_t count)
{
    return (count > 0U) ? refused(c, "there are no variables of this type that can be read or set so") : OK;
}

static int sized(const component *c, size_t count, size_t wanted)
{
    return (count != wanted) ? refused(c, "an array has the wrong length") : OK;
}

/* A component with a model; `made` has where its words go. */
static component *instantiated(component made, const char *name, const char *token)
{
    component *c = calloc(1, sizeof(component));
    const char *given = (name != NULL) ? name : "";
    const char *wrong = NULL;

    if (c == NULL) {
        return NULL;
    }
    *c = made;
    c->name = calloc(strlen(given) + 1U, 1U);
    if (c->name != NULL) {
        (void)memcpy(c->name, given, strlen(given));
        c->model = fmu_new();
    }
    if ((token == NULL) || (strcmp(token, fmu_token()) != 0)) {
        wrong = "the GUID or instantiation token is not that of this model";
    } else if (c->model == NULL) {
        wrong = "no memory";
    }
    if (wrong != NULL) {
        (void)refused(c, wrong);
        fmu_free(c->model);
        free(c->name);
        free(c);
        return NULL;
    }
    return c;
}

EXPORTED void FMI(FreeInstance)(void *instance)
{
    component *c = instance;

    if (c != NULL) {
        fmu_free(c->model);
        free(c->name);
        free(c);
    }
}

EXPORTED int FMI(SetDebugLogging)(void *c, FLAG on, size_t count, const char *const categories[])
{
    (void)c, (void)on, (void)count, (void)categories;
    return OK;
}

static int setup(component *c, FLAG has_tolerance, double tolerance, double start, FLAG has_stop, double stop)
{
    return fmu_setup(c->model, start, has_stop ? stop : (double)INFINITY, has_tolerance ? tolerance : 0.0);
}

EXPORTED int FMI(ExitInitializationMode)(void *instance)
{
    component *c = instance;

    return done(c, fmu_leave_initialization(c->model));
}

/* A change of the mode that needs nothing. */
#define ENTERS(name)                \
    EXPORTED int FMI(name)(void *c) \
    {                               \
        (void)c;                    \
        return OK;                  \
    }
ENTERS(EnterEventMode)
ENTERS(EnterContinuousTimeMode)
ENTERS(Terminate)

EXPORTED int FMI(Reset)(void *instance)
{
    component *c = instance;

    fmu_reset(c->model);
    c->terminated = 0;
    return OK;
}

static int get_values(component *c, const uint32_t references[], size_t count, double values[])
{
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_get(c->model, references[k], &values[k]);
    }
    return done(c, code);
}

static int get_integers(component *c, const uint32_t references[], size_t count, int32_t values[])
{
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        double value = 0.0;

        code = fmu_get(c->model, references[k], &value);
        values[k] = (int32_t)value;
    }
    return done(c, code);
}

static int set_values(component *c, const uint32_t references[], size_t count, const double values[])
{
    int code = 0;

    for (size_t k = 0; (k < count) && (code == 0); k++) {
        code = fmu_set(c->model, references[k], values[k]);
    }
    return done(c, code);
}

/* Functions of a type that no variable of this model has. */
#define NOT_READ(kind, type)                                                                             \
    EXPORTED int FMI(Get##kind)(void *c, const uint32_t references[], size_t count, type values[] COUNTED) \
    {                                                                                                    \
        (void)references, (void)values COUNT;                                                            \
        return none(c, count);                                                                           \
    }
#define NOT_SET(kind, type)                                                                                    \
    EXPORTED int FMI(Set##kind)(void *c, const uint32_t references[], size_t count, const type values[] COUNTED) \
    {                                                                                                          \
        (void)references, (void)values COUNT;                                                                  \
        return none(c, count);                                                                                 \
    }

typedef const char *string;

EXPORTED int FMI(STATE(Get))(void *instance, void **state)
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

EXPORTED int FMI(STATE(Set))(void *instance, void *state)
{
    component *c = instance;

    return done(c, fmu_load(c->model, state, fmu_size(c->model)));
}

EXPORTED int FMI(STATE(Free))(void *c, void **state)
{
    (void)c;
    free(*state);
    *state = NULL;
    return OK;
}

EXPORTED int FMI(SERIALIZED)(void *instance, void *state, size_t *size)
{
    component *c = instance;

    (void)state;
    *size = fmu_size(c->model);
    return OK;
}

EXPORTED int FMI(STATE(Serialize))(void *instance, void *state, BYTE bytes[], size_t size)
{
    component *c = instance;

    if (size < fmu_size(c->model)) {
        return refused(c, "the state needs more bytes");
    }
    (void)memcpy(bytes, state, fmu_size(c->model));
    return OK;
}

EXPORTED int FMI(STATE(DESERIALIZE))(void *instance, const BYTE bytes[], size_t size, void **state)
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

EXPORTED int FMI(SetTime)(void *instance, double t)
{
    component *c = instance;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    fmu_set_time(c->model, t);
    return OK;
}

EXPORTED int FMI(SetContinuousStates)(void *instance, const double x[], size_t count)
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

/* Arrays of all states, or of all event indicators. */
#define ALL_OF(name, number, call)                                                              \
    EXPORTED int FMI(name)(void *instance, double values[], size_t count)                       \
    {                                                                                           \
        component *c = instance;                                                                \
                                                                                                \
        return (sized(c, count, number()) != OK) ? ERROR : done(c, call(c->model, values));     \
    }
ALL_OF(DERIVATIVES, fmu_states, fmu_rates)
ALL_OF(GetEventIndicators, fmu_indicator_count, fmu_indicators)
ALL_OF(GetContinuousStates, fmu_states, fmu_get_states)
ALL_OF(GetNominalsOfContinuousStates, fmu_states, fmu_nominals)

/* What happens at an event, and the next time event; words for a run that ends there. */
static int updated(component *c, int *changed, int *ended, int *next_defined, double *next)
{
    const int code = fmu_update(c->model, changed, ended, next);

    *next_defined = isfinite(*next) ? 1 : 0;
    *next = isfinite(*next) ? *next : 0.0;
    if (*ended != 0) {
        log_message(c, WARNING, fmu_message(c->model));
        return OK;
    }
    return done(c, code);
}

/* A step of co-simulation; words for a run that ends within it. */
static int stepped(component *c, double t, double step, int early, int *event, int *ended)
{
    int code;

    if (fmu_runs(c->model) != 0) {
        return done(c, 1);
    }
    if (!(step > 0.0) || (fabs(t - fmu_time(c->model)) > (1e-9 * fmax(1.0, fabs(t))))) {
        return refused(c, "a step goes on from where the last one ended");
    }
    code = fmu_step(c->model, t + step, early, event, ended);
    if (*ended != 0) {
        c->terminated = 1;
        log_message(c, WARNING, fmu_message(c->model));
        return OK;
    }
    return done(c, code);
}

#endif
