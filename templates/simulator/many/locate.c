/* Instants at which modes change within fixed steps. Follows steps.c. */

#define HALVINGS 40 /* of a step, to find an event in it */

/* One run at the beginning of a step, for steps of any length from there. */
typedef struct start {
    const REAL *prepared;
    const REAL *q;
    const REAL *qd;
    const REAL *tau;
    const REAL *u;
    const signed char *mode;
    REAL t;
    REAL *q_next;
    REAL *qd_next;
} start;

/* The change at a place of the list; `room` is for numbers of its own. */
static start start_of(const many_steps *m, int64_t at, REAL *room)
{
    const size_t n = (size_t)m->n;
    const REAL *state = &m->change_states[(size_t)at * ((3U * n) + (size_t)m->m)];
    start s;

    s.q = state;
    s.qd = &state[n];
    s.tau = &state[2U * n];
    s.u = &state[3U * n];
    s.mode = &m->change_modes[2U * (size_t)at * n];
    s.t = (REAL)m->change_times[at];
    s.q_next = room;
    s.qd_next = &room[n];
    s.prepared = m->prepared_single;
    if (m->own != 0) {
        const size_t lanes = (size_t)m->lanes;
        const size_t run = (size_t)m->change_runs[at];
        const REAL *of_block = &m->prepared_single[(run / lanes) * lanes * (size_t)m->prepared_single_size];
        REAL *own = &room[2U * n];

        for (size_t k = 0U; k < (size_t)m->prepared_single_size; k++) {
            own[k] = of_block[(k * lanes) + (run % lanes)];
        }
        s.prepared = own;
    }
    return s;
}

/* Modes after a step of any length. */
static void modes_after(const many_steps *m, const start *s, double length, signed char *mode)
{
    REAL status;

    ((step_single)m->single)(
        s->prepared, s->q, s->qd, s->mode, s->tau, (REAL)length MANY_INPUTS_OF(s->u) MANY_TIME_OF(s->t), s->q_next,
        s->qd_next, mode, &status);
}

static void record(
    const many_steps *m, many_events *found, int64_t at, const signed char *before, const signed char *after,
    double offset)
{
    const size_t n = (size_t)m->n;
    const size_t place = (size_t)found->count;

    found->runs[place] = m->change_runs[at];
    found->times[place] = m->change_times[at] + offset;
    memcpy(&found->modes[2U * place * n], before, n);
    memcpy(&found->modes[((2U * place) + 1U) * n], after, n);
    found->count++;
}

/* The changes within a step, each found by halving: up to it, shorter steps from the same start keep their modes.
   Karnopp's modes hold from the start to the end of a step. */
static void locate(const many_steps *m, many_events *found, int64_t at)
{
    const size_t n = (size_t)m->n;
    const start s = start_of(m, at, m->room);
    const signed char *end = &s.mode[n];
    signed char *mode = m->mode_room;
    signed char *high = &mode[n];
    signed char *middle = &high[n];
    double since = 0.0;

    if (m->interpolated == 0) {
        record(m, found, at, s.mode, end, 0.0);
        return;
    }
    modes_after(m, &s, ldexp(m->dt, -HALVINGS), mode); /* as decided at the start */
    if (differ(m, s.mode, mode)) {
        record(m, found, at, s.mode, mode, 0.0);
    }
    for (int32_t events = 0; (events < (m->n + 2)) && differ(m, mode, end); events++) {
        double low_at = since;
        double high_at = m->dt;

        memcpy(high, end, n);
        for (int halving = 0; halving < HALVINGS; halving++) {
            const double middle_at = 0.5 * (low_at + high_at);

            modes_after(m, &s, middle_at, middle);
            if (differ(m, mode, middle)) {
                memcpy(high, middle, n);
                high_at = middle_at;
            } else {
                low_at = middle_at;
            }
        }
        record(m, found, at, mode, high, low_at);
        memcpy(mode, high, n);
        since = high_at;
    }
    if (differ(m, mode, end)) { /* more events than can be told apart */
        record(m, found, at, mode, end, m->dt);
    }
}

void symgen_many_locate(const many_steps *m, many_events *found)
{
    found->count = 0;
    for (int64_t at = found->first; at < found->last; at++) {
        locate(m, found, at);
    }
}
