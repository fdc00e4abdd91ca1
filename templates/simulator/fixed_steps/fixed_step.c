/* The loop of a fixed-step simulation: rows, steps, events, limits. Follows run.h, signals.c and ledger.c. */

#define HALVINGS 40 /* of a step, to find an event in it */

int symgen_row(run *r)
{
    const double t = r->t0 + ((double)r->count * r->dt);
    int replaced;

    evaluate(r, r->inputs, t);
    replaced = replace_states(r, t);
    if (replaced < 0) {
        return 0;
    }
    if (replaced > 0) {
        evaluate(r, r->inputs, t);
    }
    evaluate(r, r->tau, t);
    jump(r, t);
    if ((r->row < r->row_count) && (r->row_steps[r->row] == r->count)) {
        const size_t n = (size_t)r->n;
        const size_t m = (size_t)r->inputs->size;
        const size_t row = (size_t)r->row;

        memcpy(&r->row_q[row * n], r->q, n * sizeof(REAL));
        memcpy(&r->row_qd[row * n], r->qd, n * sizeof(REAL));
        memcpy(&r->row_tau[row * n], r->tau->values, n * sizeof(double));
        memcpy(&r->row_inputs[row * m], r->inputs->values, m * sizeof(double));
        for (int32_t k = 0; k < (r->continuous + r->sampled); k++) {
            r->row_x[(row * (size_t)(r->continuous + r->sampled)) + (size_t)k] = r->x[k];
        }
        r->row_work[row] = r->work;
        r->row_loss[row] = r->loss;
        r->row++;
    }
    return 1;
}

/* A step of any length from the present state. */
static void take(const run *r, const holds *h, double length, state *end)
{
    CALL(
        r, r->step, (const void *, numbers, numbers, mode_list, numbers, REAL),
        (r->prepared, r->q, r->qd, r->mode, h->tau, (REAL)length), h->inputs, h->t, (out, out, signed char *, out),
        (end->q, end->qd, end->mode, &end->status));
}

/* Whether the modes of joints that can stick differ. */
static int differ(const run *r, const signed char *a, const signed char *b)
{
    int any = 0;

    for (int32_t k = 0; k < r->modes; k++) {
        any = any || ((a[k] != b[k]) && (r->rubbing[k] != 0U));
    }
    return any;
}

/* An event `offset` after the start of the step, in the state `at`. */
static void change(
    run *r, const holds *h, const signed char *before, const signed char *after, double offset, const state *at)
{
    const size_t n = (size_t)r->n;
    const size_t modes = (size_t)r->modes;
    const size_t m = (size_t)r->inputs->size;
    REAL *found = &r->event_states[(size_t)r->event * ((3U * n) + m)];

    for (size_t k = 0U; k < n; k++) {
        const int rests = (r->rubbing[k] != 0U) && (after[k] == 0);

        found[k] = at->q[k];
        found[n + k] = rests ? (REAL)0 : at->qd[k];
        found[(2U * n) + k] = h->tau[k];
    }
    for (size_t k = 0U; k < m; k++) {
        found[(3U * n) + k] = h->inputs[k];
    }
    for (int32_t k = 0; k < r->stop_count; k++) {
        r->event_stops[(r->event * r->stop_count) + k] = 0U;
    }
    r->event_losses[r->event] = 0.0;
    r->event_steps[r->event] = r->count;
    r->event_offsets[r->event] = offset;
    memcpy(&r->event_before[(size_t)r->event * modes], before, modes);
    memcpy(&r->event_after[(size_t)r->event * modes], after, modes);
    r->event++;
}

/* The parts of an interpolated step between its events, each found by halving: up to it, shorter steps from the same
   start keep their modes. */
static void between_events(run *r, const holds *h, const state *start, const state *end)
{
    const size_t modes = (size_t)r->modes;
    room *w = &r->room;
    signed char *mode = w->mode;
    state *at = &w->at;
    state *high = &w->high;
    state *low = &w->low;
    double since = 0.0;

    copy_state(r, start, at);
    take(r, h, ldexp(r->dt, -HALVINGS), high); /* what is decided at the start */
    memcpy(mode, high->mode, modes);
    if (differ(r, r->mode, mode)) {
        change(r, h, r->mode, mode, 0.0, start);
    }
    for (int32_t events = 0; (events < (r->modes + 2)) && differ(r, mode, end->mode); events++) {
        double low_at = since;
        double high_at = r->dt;

        copy_state(r, at, low);
        copy_state(r, end, high);
        for (int halving = 0; halving < HALVINGS; halving++) {
            const double middle_at = 0.5 * (low_at + high_at);
            take(r, h, middle_at, &w->probe);
            if (differ(r, mode, w->probe.mode)) {
                copy_state(r, &w->probe, high);
                high_at = middle_at;
            } else {
                copy_state(r, &w->probe, low);
                low_at = middle_at;
            }
        }
        account(r, h, at, low, mode, since, low_at - since);
        change(r, h, mode, high->mode, low_at, high);
        memcpy(mode, high->mode, modes);
        copy_state(r, high, at);
        since = high_at;
    }
    account(r, h, at, end, mode, since, r->dt - since);
    if (differ(r, mode, end->mode)) { /* more events than can be told apart */
        change(r, h, mode, end->mode, r->dt, end);
    }
}

static double energy_of(const run *r, const holds *h, const state *s)
{
    REAL T;
    REAL V;

    energy(r, h, s->q, s->qd, &T);
    CALL(r, r->stored, (const void *, numbers), (r->prepared, s->q), h->inputs, h->t, (out), (&V));
    return (double)T + (double)V;
}

/* Whether joints meet their stops in a step. Then that is an event, and what the step's work does not leave is lost. */
static int meets_stops(run *r, const holds *h, const state *start, const state *end, double work)
{
    double first = 2.0;

    int stands = 0;

    for (int32_t k = 0; k < r->stop_count; k++) {
        const double place = meets(r, h, start, end, k);

        first = (place < 0.0) ? first : fmin(first, place);
        stands = stands || ((r->loaded != 0) && (clearance_of(r, h, start, k, 0).gap <= RESTS))
                 || ((r->loaded != 0) && (clearance_of(r, h, start, k, 1).gap <= RESTS));
    }
    if ((first > 1.0) && (stands == 0)) { /* a closed stop's force is part of the loads on which friction depends */
        return 0;
    }
    power(r, h, start->q, start->qd, end->mode, 0.0, &r->room.ends[0]);
    work += 0.5 * r->dt * r->room.ends[0].work;
    power(r, h, end->q, end->qd, end->mode, r->dt, &r->room.ends[1]);
    work += 0.5 * r->dt * r->room.ends[1].work;
    work -= energy_of(r, h, end) - energy_of(r, h, start);
    r->work += 0.5 * r->dt * (r->room.ends[0].work + r->room.ends[1].work);
    r->loss += work;
    r->known = 0;
    if (first > 1.0) {
        if (differ(r, r->mode, end->mode)) {
            change(r, h, r->mode, end->mode, r->dt, end);
        }
        return 1;
    }
    change(r, h, r->mode, end->mode, first * r->dt, end);
    for (int32_t k = 0; k < r->stop_count; k++) {
        r->event_stops[((r->event - 1) * r->stop_count) + k] = (uint8_t)!(meets(r, h, start, end, k) < 0.0);
    }
    r->event_losses[r->event - 1] = work;
    return 1;
}

/* Events and energies of a step. */
static void observe(run *r, const holds *h, const state *end)
{
    const state start = {r->q, r->qd, r->mode, (REAL)0};
    double work = 0.0;

    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        work += (double)h->tau[i] * ((double)end->q[i] - (double)r->q[i]);
    }
    r->work += work;
    if (meets_stops(r, h, &start, end, work)) {
        return;
    }
    if ((r->interpolated != 0) && differ(r, r->mode, end->mode)) {
        between_events(r, h, &start, end);
        return;
    }
    account(r, h, &start, end, end->mode, 0.0, r->dt);
    if (differ(r, r->mode, end->mode)) { /* Karnopp's: modes hold from the start to the end of a step */
        change(r, h, r->mode, end->mode, 0.0, &start);
    }
}

/* The first time that each turn of a composite joint is near a singular pose. */
static void watch_turns(run *r)
{
    for (int32_t k = 0; (k < r->n) && (r->turn_at != NULL); k++) {
        const double away = remainder((double)r->q[k] - r->turn_at[k], HALF_TURN);

        if (isnan(r->turn_times[k]) && (fabs(away) < r->turn_margin)) {
            r->turn_times[k] = r->t0 + ((double)r->count * r->dt);
            r->turn_values[k] = (double)r->q[k];
        }
    }
}

/* The first time that each joint is beyond its limits. */
static void watch_limits(run *r)
{
    for (int32_t k = 0; k < r->n; k++) {
        const double q = (double)r->q[k];

        if (isnan(r->left_times[k]) && ((q < r->lower[k]) || (q > r->upper[k]))) {
            r->left_times[k] = r->t0 + ((double)r->count * r->dt);
            r->left_values[k] = q;
        }
    }
}

/* The graver of two statuses. */
static int32_t worse(int32_t a, int32_t b)
{
    static const int32_t rank[] = {SIM_RANKS};

    return (rank[a] >= rank[b]) ? a : b;
}

int symgen_fixed_steps(run *r, int64_t steps)
{
    const int32_t n = r->n;

    for (int64_t done = 0; done < steps; done++) {
        holds *h = &r->room.holds;
        state *end = &r->room.end;
        int32_t status;

        if ((r->event + r->modes + 4) > r->event_size) {
            return 1;
        }
        r->concern = -1;
        if (!symgen_row(r)) {
            r->halted = SIM_NONFINITE;
            return 2;
        }
        h->t = r->t0 + ((double)r->count * r->dt);
        for (int32_t k = 0; k < n; k++) {
            h->tau[k] = (REAL)r->tau->values[k];
        }
        for (int32_t k = 0; k < r->inputs->size; k++) {
            h->inputs[k] = (REAL)r->inputs->values[k];
        }
        take(r, h, r->dt, end);
        status = (int32_t)end->status;
        if (((r->halts >> status) & 1) != 0) {
            r->halted = status;
            return 2;
        }
        if (!advance_states(r, h->t, end->q, end->qd)) {
            r->halted = SIM_NONFINITE;
            return 2;
        }
        r->status = worse(r->status, status);
        observe(r, h, end);
        memcpy(r->q, end->q, (size_t)n * sizeof(REAL));
        memcpy(r->qd, end->qd, (size_t)n * sizeof(REAL));
        memcpy(r->mode, end->mode, (size_t)r->modes);
        r->count++;
        watch_limits(r);
        watch_turns(r);
    }
    return 0;
}
