/* The loop: signals, a step of the whole block, the lanes in which something happened. Follows signals.c. */

#define HALVINGS 40 /* of a step, to find an event in it */

/* A lane by itself, for steps of any length from its present state. */
typedef struct lane {
    const REAL *q;
    const REAL *qd;
    const signed char *mode;
    const REAL *tau;
    const REAL *u;
    const REAL *prepared;
    REAL t;
    REAL *q_next;
    REAL *qd_next;
} lane;

static lane lane_of(const many_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    const size_t lanes = b->lanes;
    REAL *one = b->one;
    REAL *prepared = &one[(9U * n) + inputs_of(m)];
    lane l;

    for (size_t k = 0U; k < n; k++) {
        one[k] = b->q[(k * lanes) + s];
        one[n + k] = b->qd[(k * lanes) + s];
        one[(2U * n) + k] = b->tau[(k * lanes) + s];
    }
    for (size_t k = 0U; k < inputs_of(m); k++) {
        one[(3U * n) + k] = b->u[(k * lanes) + s];
    }
    for (size_t k = 0U; (k < (size_t)m->prepared_size) && (m->own != 0); k++) {
        prepared[k] = b->prepared[(k * lanes) + s];
    }
    l.q = one;
    l.qd = &one[n];
    l.tau = &one[2U * n];
    l.u = &one[3U * n];
    l.q_next = &one[(3U * n) + inputs_of(m)];
    l.qd_next = &l.q_next[n];
    l.prepared = (m->own != 0) ? prepared : b->prepared;
    l.mode = b->one_mode;
    l.t = b->t[s];
    return l;
}

/* Modes after a step of any length. */
static void modes_after(const many_steps *m, const lane *l, double length, signed char *mode)
{
    REAL status;

    ((step_single)m->single)(
        l->prepared, l->q, l->qd, l->mode, l->tau, (REAL)length MANY_INPUTS_OF(l->u) MANY_TIME_OF(l->t), l->q_next,
        l->qd_next, mode, &status);
}

/* Whether the modes of joints that can stick differ. */
static int differ(const many_steps *m, const signed char *a, const signed char *b)
{
    int any = 0;

    for (int32_t k = 0; k < m->n; k++) {
        any = any || ((a[k] != b[k]) && (m->rough[k] != 0U));
    }
    return any;
}

static void record(many_steps *m, size_t run, const signed char *before, const signed char *after, double offset)
{
    const size_t n = (size_t)m->n;
    const size_t at = (size_t)m->event;

    m->event_runs[at] = (int64_t)run;
    m->event_times[at] = m->t0[run] + ((double)m->count[run] * m->dt) + offset;
    memcpy(&m->event_modes[2U * at * n], before, n);
    memcpy(&m->event_modes[((2U * at) + 1U) * n], after, n);
    m->event++;
}

/* The changes of mode in a step of a lane, each found by halving: up to it, shorter steps from the same start keep
   their modes. Karnopp's modes hold from the start to the end of a step. */
static void find_events(many_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    const size_t run = run_of(m, b, s);
    lane l;
    signed char *end = &b->one_mode[n];
    signed char *mode = &end[n];
    signed char *high = &mode[n];
    signed char *middle = &high[n];
    double since = 0.0;

    for (size_t k = 0U; k < n; k++) {
        b->one_mode[k] = b->mode[(k * b->lanes) + s];
        end[k] = b->mode_next[(k * b->lanes) + s];
    }
    if (!differ(m, b->one_mode, end)) {
        return;
    }
    l = lane_of(m, b, s);
    if (m->interpolated == 0) {
        record(m, run, l.mode, end, 0.0);
        return;
    }
    modes_after(m, &l, ldexp(m->dt, -HALVINGS), mode); /* as decided at the start */
    if (differ(m, l.mode, mode)) {
        record(m, run, l.mode, mode, 0.0);
    }
    for (int32_t events = 0; (events < (m->n + 2)) && differ(m, mode, end); events++) {
        double low_at = since;
        double high_at = m->dt;

        memcpy(high, end, n);
        for (int halving = 0; halving < HALVINGS; halving++) {
            const double middle_at = 0.5 * (low_at + high_at);

            modes_after(m, &l, middle_at, middle);
            if (differ(m, mode, middle)) {
                memcpy(high, middle, n);
                high_at = middle_at;
            } else {
                low_at = middle_at;
            }
        }
        record(m, run, mode, high, low_at);
        memcpy(mode, high, n);
        since = high_at;
    }
    if (differ(m, mode, end)) { /* more events than can be told apart */
        record(m, run, mode, end, m->dt);
    }
}

/* The graver of two statuses. */
static int32_t worse(int32_t a, int32_t b)
{
    static const int32_t gravity[] = {GRAVITY};
    size_t k = 0U;

    while ((gravity[k] != a) && (gravity[k] != b)) {
        k++;
    }
    return gravity[k];
}

static int all_usual(const many_steps *m, const block *b)
{
    REAL sum = (REAL)0;

    for (size_t s = 0U; s < b->lanes; s++) {
        sum += b->status[s]; /* never negative */
    }
    return (sum == (REAL)0) && (b->any_frozen == 0) && (memcmp(b->mode, b->mode_next, (size_t)m->n * b->lanes) == 0);
}

/* A lane that takes no step keeps its state. */
static void keep(const many_steps *m, const block *b, size_t s)
{
    for (size_t k = 0U; k < (size_t)m->n; k++) {
        const size_t at = (k * b->lanes) + s;

        b->q_next[at] = b->q[at];
        b->qd_next[at] = b->qd[at];
        b->mode_next[at] = b->mode[at];
    }
}

/* Statuses and events of a step, lane by lane. */
static void look(many_steps *m, block *b)
{
    for (size_t s = 0U; s < b->lanes; s++) {
        const size_t run = run_of(m, b, s);
        const int32_t status = (int32_t)b->status[s];

        if ((b->frozen[s] == 0) && (((m->halts >> status) & 1) != 0)) {
            m->done[run] = 2U;
            m->status[run] = status;
            store_signals(m, b, s);
            b->frozen[s] = 1;
            b->any_frozen = 1;
        }
        if (b->frozen[s] != 0) {
            keep(m, b, s);
            continue;
        }
        m->status[run] = worse(m->status[run], status);
        if ((status == SEVERAL) && isnan(m->several_at[run])) {
            m->several_at[run] = m->t0[run] + ((double)m->count[run] * m->dt);
        }
        find_events(m, b, s);
    }
}

static void watch_limits(const many_steps *m, const block *b)
{
    for (int32_t k = 0; (k < m->n) && (m->bounded != 0); k++) {
        const REAL *q = &b->q[(size_t)k * b->lanes];

        for (size_t s = 0U; s < b->alive; s++) {
            if (((double)q[s] < m->lower[k]) || ((double)q[s] > m->upper[k])) {
                m->left[(run_of(m, b, s) * (size_t)m->n) + (size_t)k] = 1U;
            }
        }
    }
}

static void swap(REAL **a, REAL **b)
{
    REAL *other = *a;

    *a = *b;
    *b = other;
}

static void step(many_steps *m, block *b)
{
    signed char *mode = b->mode;

    ((step_batch)m->step)(
        b->prepared, b->lanes, b->q, b->qd, b->mode, b->tau, b->dt MANY_INPUTS_OF(b->u) MANY_TIME_OF(b->t), b->q_next,
        b->qd_next, b->mode_next, b->status);
    if (!all_usual(m, b)) {
        look(m, b);
    }
    advance_states(m, b);
    swap(&b->q, &b->q_next);
    swap(&b->qd, &b->qd_next);
    b->mode = b->mode_next;
    b->mode_next = mode;
    for (size_t s = 0U; s < b->alive; s++) {
        m->count[run_of(m, b, s)] += (b->frozen[s] == 0) ? 1 : 0;
    }
    watch_limits(m, b);
}

static int64_t row_of(const many_steps *m, int64_t from)
{
    while ((from < m->row_count) && (m->row_steps[from] < m->taken)) {
        from++;
    }
    return from;
}

/* The steps of the block at work. */
static int run_block(many_steps *m, int64_t *most)
{
    block b = lay_out(m);
    const int64_t events = (int64_t)m->lanes * (m->n + 4);
    int64_t row = row_of(m, 0);
    int code = MANY_DONE;

    load(m, &b);
    watch_limits(m, &b);
    while (m->taken < m->steps) {
        if ((m->event + events) > m->event_size) {
            code = MANY_FULL;
            break;
        }
        if ((*most <= 0) || (*m->stop != 0)) {
            code = MANY_MORE;
            break;
        }
        (*most)--;
        drive(m, &b, 0);
        if ((row < m->row_count) && (m->row_steps[row] == m->taken)) {
            write_rows(m, &b, row);
            row++;
        }
        step(m, &b);
        m->taken++;
    }
    if (code == MANY_DONE) {
        drive(m, &b, 1);
        if ((row < m->row_count) && (m->row_steps[row] == m->taken)) {
            write_rows(m, &b, row);
        }
    }
    store(m, &b);
    return code;
}

int symgen_many_steps(many_steps *m, int64_t most)
{
    while (m->first < m->last) {
        const int code = run_block(m, &most);

        if (code != MANY_DONE) {
            return code;
        }
        m->first += m->lanes;
        m->taken = 0;
    }
    return MANY_DONE;
}
