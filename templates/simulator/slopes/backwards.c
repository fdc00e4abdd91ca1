/* The pass backwards: the gradient of a scalar of a run's rows. */

static void copy_state(int64_t count, const double *from, double *to)
{
    for (int64_t k = 0; k < count; k++) {
        to[k] = from[k];
    }
}

/* Solves for x with the transposed matrix, in place. */
static void solve_transposed(int32_t size, const double *A, const int32_t *pivots, double *x)
{
    for (int32_t i = 0; i < size; i++) {
        for (int32_t k = 0; k < i; k++) {
            x[i] -= A[(k * size) + i] * x[k];
        }
        x[i] /= A[(i * size) + i];
    }
    for (int32_t i = size - 1; i >= 0; i--) {
        for (int32_t k = i + 1; k < size; k++) {
            x[i] -= A[(k * size) + i] * x[k];
        }
    }
    for (int32_t k = size - 1; k >= 0; k--) {
        const double other = x[k];

        x[k] = x[pivots[k]];
        x[pivots[k]] = other;
    }
}

/* A pass backwards: the scalar's derivatives by the rows of S, and its gradient. */
typedef struct backwards {
    int32_t parameters;
    int32_t total; /* rows of S */
    double *by;    /* (total) */
    double *old;   /* (total) */
    double *mu;    /* (stages) */
    double *dt;    /* (2, columns) */
    double *slopes; /* (2 n, columns) */
    double *gradient;
} backwards;

/* S as that of itself: columns behind the parameters are the rows of S. Those of rates at rest are zero. */
static void unit_slopes(sim_slopes *g, const slope_parts *a, const backwards *w, int resting)
{
    const sim *r = g->run;

    for (int32_t k = 0; k < (w->total * a->p); k++) {
        g->S[k] = 0.0;
    }
    for (int32_t k = 0; k < (a->f * a->p); k++) {
        a->low[k] = 0.0;
    }
    for (int32_t k = 0; k < w->total; k++) {
        const int rate = (k >= a->f) && (k < (2 * a->f));

        if (!(resting && rate && rests_here(r, r->free_joints[k - a->f]))) {
            g->S[(k * a->p) + w->parameters + k] = 1.0;
        }
    }
}

/* The scalar's derivatives by what a quantity depends on, whose own derivatives are a row of W's columns. */
static void pull_back(const slope_parts *a, const backwards *w, double weight, const double *row)
{
    for (int32_t k = 0; k < a->N; k++) {
        w->by[k] += weight * row[k];
    }
    for (int32_t c = 0; c < w->parameters; c++) {
        w->gradient[c] += weight * row[a->N + c];
    }
    for (int32_t k = a->N; k < w->total; k++) {
        w->by[k] += weight * row[a->N + w->parameters + k];
    }
}

/* Whether no row behind the present instant has a weight: nothing that happens there matters. */
static int nothing_behind(const backwards *w)
{
    int found = 1;

    for (int32_t k = 0; k < w->total; k++) {
        found = found && is_zero(w->by[k]);
    }
    return found;
}

/* A step backwards over [t, t + h]; returns its error, and does nothing where that is above `most`. */
static double gauss_back(
    sim_slopes *g, const slope_parts *a, const backwards *w, stretch s, int32_t stages, double most, double t, double h)
{
    const gauss found = gauss_matrix(g, a, s, stages, t, h);
    const int32_t rows = a->f + a->cont;
    double worst = 0.0;
    double error;

    if (found.moving == 0) {
        for (int32_t k = 0; k < a->f; k++) {
            w->by[a->f + k] += h * w->by[k];
        }
        return 0.0;
    }
    for (int32_t i = 0; i < stages; i++) {
        double twice = 0.0;

        for (int32_t b = 0; b < stages; b++) {
            twice += GAUSS_B[found.set][b] * GAUSS_A[found.set][b][i];
        }
        for (int32_t e = 0; e < found.moving; e++) {
            const int32_t k = found.active[e];
            double *mu = &w->mu[(i * found.moving) + e];

            *mu = h * GAUSS_B[found.set][i] * w->by[a->f + k];
            if (e < found.rates) {
                *mu += h * h * twice * w->by[k];
            }
        }
    }
    solve_transposed(stages * found.moving, a->matrix, g->pivots, w->mu);
    for (int32_t k = 0; k < a->N; k++) { /* mu / (h b) is what `by` is at the stages: its rates tell, as of S */
        double sum = 0.0;
        double size = fabs(w->by[k]) + 1e-300;
        double most_of = 0.0;

        for (int32_t i = 0; i < stages; i++) {
            double rate = 0.0;

            for (int32_t e = 0; e < found.moving; e++) {
                rate += w->mu[(i * found.moving) + e] * a->G[(((i * rows) + found.active[e]) * a->C) + k];
            }
            rate /= GAUSS_B[found.set][i];
            sum += GAUSS_TOP[found.set][i] * rate;
            most_of = fmax(most_of, fabs(rate));
        }
        worst = fmax(worst, fabs(sum) / (size + most_of));
    }
    error = error_by_top(g, found.set, worst);
    if (error > most) {
        return error;
    }
    for (int32_t k = 0; k < a->N; k++) {
        w->old[k] = w->by[k];
    }
    for (int32_t k = 0; k < a->f; k++) {
        w->by[a->f + k] += h * w->old[k];
    }
    for (int32_t i = 0; i < stages; i++) {
        for (int32_t e = 0; e < found.moving; e++) {
            const double *row = &a->G[((i * rows) + found.active[e]) * a->C];
            const double mu = w->mu[(i * found.moving) + e];

            pull_back(a, w, mu, row);
            for (int32_t k = 0; k < a->f; k++) {
                w->by[a->f + k] += mu * h * GAUSS_C[found.set][i] * row[k];
            }
        }
    }
    return error;
}

/* From `until` back to t in a stretch. */
static void follow_back(sim_slopes *g, const slope_parts *a, const backwards *w, stretch s, double t, double until)
{
    const double most = fmax(0.1 * g->run->rtol, 1e-13);

    while ((t < until) && !nothing_behind(w)) {
        const stretch rest = up_to_instant(g->run, s, until);
        const double *last = &rest.piece[(rest.count - 1) * (3 + (8 * (int64_t)g->run->size))];
        const double own = last[2];
        const double left = until - t;
        const double free = fmin(left, (g->length > 0.0) ? g->length : own);
        const double wanted = ((2.0 * free) > left) ? ((free < left) ? (0.5 * left) : left) : free;
        const double least = ((g->knots != 0) ? OVER_KNOT : SHORTEST) * own;
        const double h = fmin(left, fmax(wanted, least));
        const int32_t known = (h > own) ? GAUSS : stages_for(g, last, h / own);
        const int32_t stages = (known > g->stages) ? known : g->stages;
        const stretch step = end_from(g->run, rest, until - h);
        const double error = gauss_back(g, a, w, step, stages, (h > least) ? most : INFINITY, until - h, h);
        const double factor = 0.9 * pow(most / fmax(error, 1e-30), 1.0 / (double)((2 * stages) + 1));

        if (!(error > most) || !(h > least)) {
            lengthen(g, stages, error, most, h, factor, h < left);
            until = ((h < left) && ((until - h) < until)) ? (until - h) : t;
        } else if (stages < GAUSS) {
            g->stages = (stages == 2) ? 3 : GAUSS;
        } else {
            g->length = h * fmin(0.8, fmax(0.1, factor));
        }
    }
}

/* The number of the next instant t0 + k period that is not before t. */
static double next_count(const sim *r, double period, double t)
{
    const double k = round((t - r->t0) / period);

    return same_instant(r->t0 + (k * period), t) ? k : (floor((t - r->t0) / period) + 1.0);
}

/* Modes, signals and tables as they are after a jump, up to the instant `until` of the next one. */
static void enter_context(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *after, const signed char *modes, double until)
{
    sim *r = g->run;
    sim_signals *s = r->signals;

    for (int32_t k = 0; k < r->plant->modes; k++) {
        r->mode[k] = modes[k];
    }
    for (int32_t k = 0; (r->stop_count > 0) && (k < stops_of(r)); k++) {
        r->closed[k] = modes[r->plant->modes + k];
    }
    for (int32_t k = 0; k < a->states; k++) {
        s->x[k] = after[r->size + k];
    }
    for (int32_t k = 0; k < a->m; k++) {
        s->u[k] = after[r->size + a->states + k];
    }
    for (int32_t k = 0; k < a->n; k++) {
        s->tau[k] = after[r->size + a->states + a->m + k];
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        s->tables[k].at = 0;
    }
    seek_tables(s, jump->t);
    for (int32_t k = 0; k < s->sampled; k++) {
        s->due[k] = next_count(r, s->periods[k], until);
    }
    s->hold_due = (s->hold > 0.0) ? next_count(r, s->hold, until) : 1.0;
}

/* The scalar's derivatives over the jumps from `first` to `until`, which belong together; SLOPES_OK, or why there are
   none. */
static int32_t back_over(
    sim_slopes *g, const slope_parts *a, const layout *l, const backwards *w, int64_t first, int64_t until,
    const double *piece, const sim_jump *jump, const double *jump_states, const signed char *jump_modes,
    const unsigned char *jump_hits)
{
    sim *r = g->run;
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a->states + a->m + a->n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);

    if (first == 0) {
        copy_state(a->states, g->start, r->signals->x);
        for (int32_t j = 0; j < r->signals->table_count; j++) {
            r->signals->tables[j].at = 0;
        }
        for (int32_t j = 0; j < r->signals->sampled; j++) {
            r->signals->due[j] = 0.0;
        }
        r->signals->hold_due = 1.0;
    } else {
        enter_context(
            g, a, &jump[first - 1], &jump_states[(first - 1) * state_width],
            &jump_modes[(first - 1) * mode_width], jump[first].t);
    }
    unit_slopes(g, a, w, first > 0);
    for (int64_t j = first; j <= until; j++) {
        const double *last = (jump[j].piece > 0) ? &piece[(jump[j].piece - 1) * width] : NULL;
        int32_t status;

        if (last != NULL) {
            if (j > first) {
                follow(g, a, (stretch){last, 1}, last[0], last[1]);
            }
            symgen_between(r->size, last, jump[j].t, a->y);
        }
        if ((j > 0) && (jump[j - 1].piece == jump[j].piece)) {
            last = NULL;
            copy_state(r->size, &jump_states[(j - 1) * state_width], a->y);
        }
        status = over_jump(
            g, a, l, &jump[j], &jump_states[j * state_width], &jump_modes[j * mode_width],
            &jump_hits[j * l->switches], last, &w->dt[a->p], w->slopes);
        copy_state(a->p, &w->dt[a->p], w->dt);
        if (status != SLOPES_OK) {
            return status;
        }
    }
    copy_state(w->total, w->by, w->old);
    for (int32_t i = 0; i < w->total; i++) {
        w->by[i] = 0.0;
    }
    for (int32_t i = 0; i < w->total; i++) {
        for (int32_t c = 0; c < w->parameters; c++) {
            w->gradient[c] += w->old[i] * g->S[(i * a->p) + c];
        }
        for (int32_t c = 0; c < w->total; c++) {
            w->by[c] += w->old[i] * g->S[(i * a->p) + w->parameters + c];
        }
    }
    return SLOPES_OK;
}

void symgen_slopes_back(
    sim_slopes *g, int32_t parameters, int64_t pieces, const double *piece, const int64_t *piece_counts, int64_t jumps,
    const sim_jump *jump, const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits,
    int64_t rows, const double *row_times, const double *weights, double *room, double *gradient)
{
    const slope_parts a = slope_parts_of(g);
    sim *r = g->run;
    const layout l = parts_of(r);
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a.states + a.m + a.n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);
    int64_t at = jumps - 1; /* the last jump before the piece */
    int64_t row = rows;
    int64_t until = pieces; /* behind the last piece that is not followed to its beginning, */
    double t = 0.0;         /* and the instant from which it is to be followed */
    backwards w;

    w.parameters = parameters;
    w.total = a.p - parameters;
    w.by = room;
    w.old = &w.by[w.total];
    w.mu = &w.old[w.total];
    w.dt = &w.mu[GAUSS * (a.f + a.cont)];
    w.slopes = &w.dt[2 * a.p];
    w.gradient = gradient;
    name_kinds(&l);
    g->length = 0.0;
    g->stages = 2;
    g->status = SLOPES_OK;
    enter_context(g, &a, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width], r->end);
    unit_slopes(g, &a, &w, 0);
    copy_state(r->size, &jump_states[at * state_width], a.y);
    if (jump[at].piece < pieces) {
        symgen_between(r->size, &piece[(pieces - 1) * width], piece[((pieces - 1) * width) + 1], a.y);
    }
    while ((row > 0) && (row > ((pieces > 0) ? piece_counts[2 * (pieces - 1)] : 0))) {
        row--;
        (void)spread_slopes(g, &a, row_times[row], a.y, 0);
        for (int32_t i = 0; i < (2 * a.n); i++) {
            pull_back(&a, &w, weights[(row * 2 * a.n) + i], &a.W[i * a.C]);
        }
    }
    for (int64_t k = pieces; k >= 0; k--) {
        const double *now = &piece[(k - 1) * width];

        while ((at >= 0) && (jump[at].piece >= k)) { /* jumps behind piece k - 1, those at one instant together */
            int64_t first = at;

            while ((first > 0) && ((jump[first].look != 0) || (jump[first].which == JUMP_FLIGHTS))) {
                first--;
            }
            if (!nothing_behind(&w)) {
                g->status = back_over(g, &a, &l, &w, first, at, piece, jump, jump_states, jump_modes, jump_hits);
                if (g->status != SLOPES_OK) {
                    return;
                }
            }
            at = first - 1;
            g->length = 0.0;
            if ((first > 0) && (jump[first].piece < k)) {
                k = jump[first].piece; /* pieces within the group were followed with it */
                now = &piece[(k - 1) * width];
                until = k;
                row = (row > piece_counts[2 * (k - 1)]) ? piece_counts[2 * (k - 1)] : row;
            }
        }
        if (k == 0) {
            break;
        }
        if (k == until) {
            t = now[1];
            if (at >= 0) {
                enter_context(g, &a, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width], t);
            }
            unit_slopes(g, &a, &w, 0);
        }
        while ((row > 0) && (row > ((k > 1) ? piece_counts[2 * (k - 2)] : 0))) {
            row--;
            follow_back(g, &a, &w, (stretch){now, until - (k - 1)}, row_times[row], t);
            until = k;
            t = fmin(t, row_times[row]);
            symgen_between(r->size, now, t, a.y);
            (void)spread_slopes(g, &a, t, a.y, 0);
            for (int32_t i = 0; i < (2 * a.n); i++) {
                pull_back(&a, &w, weights[(row * 2 * a.n) + i], &a.W[i * a.C]);
            }
        }
        if ((k == 1) || ((at >= 0) && (jump[at].piece >= (k - 1))) || parted(g, piece_counts, k - 1)) {
            follow_back(g, &a, &w, (stretch){now, until - (k - 1)}, now[0], t);
            until = k - 1;
        }
    }
    for (int32_t i = 0; i < w.total; i++) {
        gradient[parameters + i] = w.by[i];
    }
}
