/* The loop: signals, a step of the whole block, the lanes in which something happened. Follows locate.c. */

/* Keeps a step in which modes changed, with the state before it, or any. */
static void keep_change(fixed_steps *m, const block *b, size_t s, int any)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t lanes = b->lanes;
    const size_t run = run_of(m, b, s);
    const size_t at = (size_t)m->change;
    REAL *there = &m->change_states[at * ((3U * n) + (size_t)m->m)];
    signed char *before = &m->change_modes[2U * at * modes];

    for (size_t k = 0U; k < modes; k++) {
        before[k] = b->mode[(k * lanes) + s];
        before[modes + k] = b->mode_next[(k * lanes) + s];
    }
    if ((any == 0) && !differ(m, before, &before[modes])) {
        return;
    }
    for (size_t k = 0U; k < n; k++) {
        there[k] = b->q[(k * lanes) + s];
        there[n + k] = b->qd[(k * lanes) + s];
        there[(2U * n) + k] = b->tau[(k * lanes) + s];
    }
    for (size_t k = 0U; k < (size_t)m->m; k++) {
        there[(3U * n) + k] = b->u[(k * lanes) + s];
    }
    if (m->slopes != NULL) {
        const size_t width = (3U * n) + (size_t)m->m;

        memcpy(&m->slopes->change_last[at * width], &m->slopes->last[run * width], width * sizeof(REAL));
    }
    m->change_runs[at] = (int64_t)run;
    m->change_times[at] = m->t0[run] + ((double)m->count[run] * m->dt);
    m->change++;
}

/* Drops the change that was kept of a run, among those from `first` on. */
static void forget_change(fixed_steps *m, const block *b, size_t s, int64_t first)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t width = (3U * n) + (size_t)m->m;
    const int64_t run = (int64_t)run_of(m, b, s);

    for (int64_t at = first; at < m->change; at++) {
        if (m->change_runs[at] == run) {
            const size_t to = (size_t)at;
            const size_t rest = (size_t)(m->change - at) - 1U;

            memmove(&m->change_runs[to], &m->change_runs[to + 1U], rest * sizeof(int64_t));
            memmove(&m->change_times[to], &m->change_times[to + 1U], rest * sizeof(double));
            memmove(&m->change_states[to * width], &m->change_states[(to + 1U) * width], rest * width * sizeof(REAL));
            memmove(
                &m->change_modes[2U * to * modes], &m->change_modes[2U * (to + 1U) * modes], 2U * rest * modes);
            if (m->slopes != NULL) {
                REAL *last = &m->slopes->change_last[to * width];

                memmove(last, &last[width], rest * width * sizeof(REAL));
            }
            m->change--;
            return;
        }
    }
}

/* The graver of two statuses. */
static int32_t worse(int32_t a, int32_t b)
{
    static const int32_t rank[] = {SIM_RANKS};

    return (rank[a] >= rank[b]) ? a : b;
}

static int all_usual(const fixed_steps *m, const block *b)
{
    REAL sum = (REAL)0;

    for (size_t s = 0U; s < b->lanes; s++) {
        sum += b->status[s]; /* never negative */
    }
    return (sum == (REAL)0) && (b->frozen_count == 0U) && (memcmp(b->mode, b->mode_next, (size_t)m->modes * b->lanes) == 0);
}

/* The lanes in which modes are others after the step. */
static void compare_modes(const fixed_steps *m, const block *b)
{
    memset(b->changed, 0, b->lanes);
    for (size_t k = 0U; k < (size_t)m->modes; k++) {
        for (size_t s = 0U; s < b->lanes; s++) {
            b->changed[s] |= (signed char)(b->mode[(k * b->lanes) + s] != b->mode_next[(k * b->lanes) + s]);
        }
    }
}

/* The whole step of a lane by itself. */
static void repeat(fixed_steps *m, const block *b, size_t s)
{
    const start from = start_of_lane(m, b, s);
    const int alone = (b->lanes == 1U);
    state end = {
        alone ? b->q_next : m->desk.end.q, alone ? b->qd_next : m->desk.end.qd, alone ? b->mode_next : m->desk.end.mode,
        (REAL)0, alone ? b->carried_next : m->desk.carried};

    take(m, &from, m->dt, &end);
    b->status[s] = end.status;
    b->changed[s] = (signed char)(memcmp(end.mode, from.mode, (size_t)m->modes) != 0);
    for (size_t k = 0U; (k < (size_t)m->n) && !alone; k++) {
        b->q_next[(k * b->lanes) + s] = end.q[k];
        b->qd_next[(k * b->lanes) + s] = end.qd[k];
    }
    for (size_t k = 0U; (k < (size_t)m->modes) && !alone; k++) {
        b->mode_next[(k * b->lanes) + s] = end.mode[k];
    }
    for (size_t k = 0U; (k < (size_t)m->carried) && !alone; k++) {
        b->carried_next[(k * b->lanes) + s] = end.carried[k];
    }
}

/* A lane that takes no step keeps its state. */
static void keep(const fixed_steps *m, const block *b, size_t s)
{
    for (size_t k = 0U; k < (size_t)m->n; k++) {
        const size_t at = (k * b->lanes) + s;

        b->q_next[at] = b->q[at];
        b->qd_next[at] = b->qd[at];
    }
    for (size_t k = 0U; k < (size_t)m->modes; k++) {
        const size_t at = (k * b->lanes) + s;

        b->mode_next[at] = b->mode[at];
    }
}

/* Statuses and events of a step, lane by lane. */
static void look(fixed_steps *m, block *b)
{
    compare_modes(m, b);
    for (size_t s = 0U; s < b->lanes; s++) {
        const size_t run = run_of(m, b, s);
        int32_t status = (int32_t)b->status[s];
        int several = 0;

        if ((status == 0) && (b->changed[s] == 0) && (b->frozen[s] == 0) && (b->met[s] == 0)) {
            continue;
        }
        if ((b->frozen[s] == 0) && (((m->repeats >> status) & 1) != 0)) {
            repeat(m, b, s);
            status = (int32_t)b->status[s];
            b->met[s] = (signed char)((m->stop_count > 0) && lane_meets(m, b, s));
        }
        if ((b->frozen[s] == 0) && (((m->halts >> status) & 1) != 0)) {
            fail(m, b, s, -1);
            m->status[run] = status;
        }
        if (b->frozen[s] != 0) {
            keep(m, b, s);
            continue;
        }
        m->status[run] = worse(m->status[run], status);
        if ((status == SIM_SEVERAL) && isnan(m->several_at[run])) {
            m->several_at[run] = m->t0[run] + ((double)m->count[run] * m->dt);
            several = 1;
        }
        if ((b->changed[s] != 0) || (b->met[s] != 0) || several) {
            keep_change(m, b, s, several || (b->met[s] != 0));
        }
    }
}

/* Takes back the step of the runs in which a continuous state would not be finite, with its changes of modes. */
static void take_back(fixed_steps *m, block *b, int64_t changes)
{
    for (size_t s = 0U; s < b->alive; s++) {
        int32_t bad = -1;

        for (int32_t k = 0; k < m->continuous; k++) {
            bad = isfinite(b->x[((size_t)k * b->lanes) + s]) ? bad : k;
        }
        if (bad >= 0) {
            for (size_t k = 0U; k < (size_t)m->continuous; k++) {
                b->x[(k * b->lanes) + s] = b->x_next[(k * b->lanes) + s];
            }
            fail(m, b, s, bad);
            keep(m, b, s);
            forget_change(m, b, s, changes);
        }
    }
}

/* The first time that each turn of a composite joint is near a singular pose. */
static void watch_turns(const fixed_steps *m, const block *b)
{
    for (int32_t k = 0; (k < m->n) && (m->turn_at != NULL); k++) {
        const REAL *q = &b->q[(size_t)k * b->lanes];

        for (size_t s = 0U; (s < b->alive) && !isnan(m->turn_at[k]); s++) {
            const size_t run = run_of(m, b, s);
            const size_t at = (run * (size_t)m->n) + (size_t)k;

            if (isnan(m->turn_times[at]) && (fabs(remainder((double)q[s] - m->turn_at[k], HALF_TURN)) < m->turn_margin)) {
                m->turn_times[at] = m->t0[run] + ((double)m->count[run] * m->dt);
                m->turn_values[at] = (double)q[s];
            }
        }
    }
}

/* The first time that each joint is beyond its limits. */
static void watch_limits(const fixed_steps *m, const block *b)
{
    for (int32_t k = 0; (k < m->n) && (m->bounded != 0); k++) {
        const REAL *q = &b->q[(size_t)k * b->lanes];

        for (size_t s = 0U; s < b->alive; s++) {
            const size_t run = run_of(m, b, s);
            const size_t at = (run * (size_t)m->n) + (size_t)k;

            if ((((double)q[s] < m->lower[k]) || ((double)q[s] > m->upper[k])) && isnan(m->left_times[at])) {
                m->left_times[at] = m->t0[run] + ((double)m->count[run] * m->dt);
                m->left_values[at] = (double)q[s];
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

/* Energies and events of a step of the only run. */
static void observe(fixed_steps *m, const block *b, int kept)
{
    const start s = start_of_lane(m, b, 0U);
    const state begin = {b->q, b->qd, b->mode, (REAL)0, NULL};
    const state end = {b->q_next, b->qd_next, b->mode_next, (REAL)0, NULL};
    const size_t signals = (size_t)m->m - (size_t)m->carried;

    memcpy(m->desk.between_u, b->u, (size_t)m->m * sizeof(REAL));
    for (size_t k = 0U; k < (size_t)m->carried; k++) {
        m->desk.between_u[signals + k] = (REAL)0.5 * (b->u[signals + k] + b->x[k]);
    }

    m->ledger->work += work_of_tau(m, &s, &end);
    if (kept) {
        const int64_t known = m->ledger->found->count;

        locate(m, m->ledger->found, m->change - 1);
        slopes_of_events(m, m->ledger->found, known);
    } else if ((m->stop_count > 0) && stands(m, (size_t)m->first)) {
        m->ledger->loss += lost_in(m, &s, &end);
    } else {
        account(m, &s, &begin, &end, b->mode_next, 0.0, m->dt);
    }
}

static void step(fixed_steps *m, block *b)
{
    signed char *mode = b->mode;
    const int64_t changes = m->change;
    int met = 0;

    if (b->lanes == 1U) {
        repeat(m, b, 0U);
    } else if (m->carried > 0) {
        CALL_WITH(
            m, m->step, (numbers, size_t, numbers, numbers, mode_list, numbers, numbers),
            (b->prepared, b->lanes, b->q, b->qd, b->mode, b->tau, b->dt), b->u, numbers, b->t,
            (out, out, signed char *, out, out), (b->q_next, b->qd_next, b->mode_next, b->carried_next, b->status));
    } else {
        CALL_WITH(
            m, m->step, (numbers, size_t, numbers, numbers, mode_list, numbers, numbers),
            (b->prepared, b->lanes, b->q, b->qd, b->mode, b->tau, b->dt), b->u, numbers, b->t,
            (out, out, signed char *, out), (b->q_next, b->qd_next, b->mode_next, b->status));
    }
    for (size_t s = 0U; (s < b->alive) && (m->stop_count > 0); s++) {
        b->met[s] = (signed char)lane_meets(m, b, s);
        met = met || (b->met[s] != 0);
    }
    if (met || !all_usual(m, b)) {
        look(m, b);
    }
    if (!advance_states(m, b)) {
        take_back(m, b, changes);
    }
    if ((m->slopes != NULL) && (m->ledger != NULL) && (m->change > changes)) {
        memcpy(m->slopes->before, m->slopes->S, all_rows(m) * (size_t)m->slopes->columns * sizeof(double));
    }
    advance_slopes(m, b);
    if ((m->ledger != NULL) && (b->frozen_count == 0U)) {
        observe(m, b, m->change > changes);
    }
    memcpy(
        &b->u[((size_t)m->m - (size_t)m->carried) * b->lanes], b->x, (size_t)m->carried * b->lanes * sizeof(REAL));
    swap(&b->q, &b->q_next);
    swap(&b->qd, &b->qd_next);
    b->mode = b->mode_next;
    b->mode_next = mode;
    for (size_t s = 0U; s < b->alive; s++) {
        m->count[run_of(m, b, s)] += (b->frozen[s] == 0) ? 1 : 0;
    }
    watch_limits(m, b);
    watch_turns(m, b);
}

/* Keeps what a step of the only run begins with, for a pass backwards. */
static void keep_step(const fixed_steps *m, const block *b)
{
    const size_t n = (size_t)m->n;
    const size_t width = (3U * n) + (size_t)m->m + (size_t)m->continuous + (size_t)m->sampled;
    REAL *to = &m->kept[(size_t)m->taken * width];

    memcpy(to, b->q, n * sizeof(REAL));
    memcpy(&to[n], b->qd, n * sizeof(REAL));
    memcpy(&to[2U * n], b->tau, n * sizeof(REAL));
    memcpy(&to[3U * n], b->u, (size_t)m->m * sizeof(REAL));
    memcpy(&to[(3U * n) + (size_t)m->m], b->x, ((size_t)m->continuous + (size_t)m->sampled) * sizeof(REAL));
    memcpy(&m->kept_modes[(size_t)m->taken * (size_t)m->modes], b->mode, (size_t)m->modes);
}

static int64_t row_of(const fixed_steps *m, int64_t from)
{
    while ((from < m->row_count) && (m->row_steps[from] < m->taken)) {
        from++;
    }
    return from;
}

/* The steps of the block at work. */
static int run_block(fixed_steps *m, int64_t *most)
{
    block b = lay_out(m);
    int64_t row = row_of(m, 0);
    int code = STEPS_DONE;

    load(m, &b);
    watch_limits(m, &b);
    watch_turns(m, &b);
    while ((m->taken < m->steps) && (b.frozen_count < b.lanes)) {
        if (((m->change + m->lanes) > m->change_size)
            || ((m->ledger != NULL) && ((m->ledger->found->count + m->modes + 4) > m->ledger->found->size))) {
            code = STEPS_FULL;
            break;
        }
        if ((*most <= 0) || (*m->stop != 0)) {
            code = STEPS_MORE;
            break;
        }
        (*most)--;
        if (m->kept != NULL) {
            keep_step(m, &b);
        }
        drive(m, &b, 0);
        if (m->ledger != NULL) {
            jump(m, &b);
        }
        if ((row < m->row_count) && (m->row_steps[row] == m->taken)) {
            write_rows(m, &b, row);
            write_slopes(m, &b, row);
            row++;
        }
        step(m, &b);
        m->taken++;
    }
    if ((m->asks != 0) && (*most <= 0)) {
        code = STEPS_MORE;
    }
    if (code == STEPS_DONE) {
        if (m->kept != NULL) {
            keep_step(m, &b);
        }
        drive(m, &b, 1);
        if (m->ledger != NULL) {
            jump(m, &b);
        }
        check_signals(m, &b);
        if ((row < m->row_count) && (m->row_steps[row] == m->taken)) {
            write_rows(m, &b, row);
            write_slopes(m, &b, row);
        }
    }
    store(m, &b);
    return code;
}

int symgen_fixed_steps(fixed_steps *m, int64_t most)
{
    while (m->first < m->last) {
        const int code = run_block(m, &most);

        if (code != STEPS_DONE) {
            return code;
        }
        m->first += m->lanes;
        m->taken = 0;
    }
    return STEPS_DONE;
}
