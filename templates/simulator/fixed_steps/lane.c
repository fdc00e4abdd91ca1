/* One run at the beginning of a step, and steps of any length from there. Follows block.c. */

typedef struct start {
    const REAL *prepared;
    const REAL *q;
    const REAL *qd;
    const REAL *tau;
    const REAL *u;
    const signed char *mode;
    double t;
} start;

/* Parameters of a run, those of its own gathered. */
static const REAL *prepared_of(fixed_steps *m, size_t run)
{
    const size_t lanes = (size_t)m->lanes;
    const size_t size = (size_t)m->prepared_single_size;

    if (m->own == 0) {
        return m->prepared_single;
    }
    for (size_t k = 0U; k < size; k++) {
        m->desk.own[k] = m->prepared_single[((run / lanes) * lanes * size) + of_lane(k, run % lanes, size)];
    }
    return m->desk.own;
}

/* Entries of lane s. */
static void gather(const block *b, size_t s, size_t count, const REAL *from, REAL *to)
{
    for (size_t k = 0U; k < count; k++) {
        to[k] = from[(k * b->lanes) + s];
    }
}

static void gather_modes(const block *b, size_t s, size_t count, const signed char *from, signed char *to)
{
    for (size_t k = 0U; k < count; k++) {
        to[k] = from[(k * b->lanes) + s];
    }
}

/* A lane before its step; the only one where it is. */
static start start_of_lane(fixed_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    desk *w = &m->desk;
    start found = {m->prepared_single, b->q, b->qd, b->tau, b->u, b->mode, (double)b->t[s]};

    if (b->lanes > 1U) {
        gather(b, s, n, b->q, w->start.q);
        gather(b, s, n, b->qd, w->start.qd);
        gather(b, s, n, b->tau, w->tau);
        gather(b, s, inputs_of(m), b->u, w->u);
        gather_modes(b, s, (size_t)m->modes, b->mode, w->start.mode);
        found.prepared = prepared_of(m, run_of(m, b, s));
        found.q = w->start.q;
        found.qd = w->start.qd;
        found.tau = w->tau;
        found.u = w->u;
        found.mode = w->start.mode;
    }
    return found;
}

/* The change at a place of the list. */
static start start_of_change(fixed_steps *m, int64_t at)
{
    const size_t n = (size_t)m->n;
    const REAL *q = &m->change_states[(size_t)at * ((3U * n) + (size_t)m->m)];
    const start found = {
        prepared_of(m, (size_t)m->change_runs[at]), q, &q[n], &q[2U * n], &q[3U * n],
        &m->change_modes[2U * (size_t)at * (size_t)m->modes], m->change_times[at]};

    return found;
}

static void take(const fixed_steps *m, const start *s, double length, state *end)
{
    if (m->carried > 0) {
        REAL *carried = (end->carried != NULL) ? end->carried : m->desk.carried;

        CALL(
            m, m->single, (const void *, numbers, numbers, mode_list, numbers, REAL),
            (s->prepared, s->q, s->qd, s->mode, s->tau, (REAL)length), s->u, s->t, (out, out, signed char *, out, out),
            (end->q, end->qd, end->mode, carried, &end->status));
        return;
    }
    CALL(
        m, m->single, (const void *, numbers, numbers, mode_list, numbers, REAL),
        (s->prepared, s->q, s->qd, s->mode, s->tau, (REAL)length), s->u, s->t, (out, out, signed char *, out),
        (end->q, end->qd, end->mode, &end->status));
}

static void copy_state(const fixed_steps *m, const state *from, state *to)
{
    memcpy(to->q, from->q, (size_t)m->n * sizeof(REAL));
    memcpy(to->qd, from->qd, (size_t)m->n * sizeof(REAL));
    memcpy(to->mode, from->mode, (size_t)m->modes);
    to->status = from->status;
}

/* Whether the modes of joints that can stick differ. */
static int differ(const fixed_steps *m, const signed char *a, const signed char *b)
{
    int any = 0;

    for (int32_t k = 0; k < m->modes; k++) {
        any = any || ((a[k] != b[k]) && (m->rough[k] != 0U));
    }
    return any;
}
