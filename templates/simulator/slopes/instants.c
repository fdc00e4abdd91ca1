/* Derivatives of the instants of jumps, and what samples and renewals leave. */

/* Derivatives of switching function j by the parameters at fixed time, and along the motion; 0 where there are none.
   W is that of the instant. */
static int switch_slopes(
    sim_slopes *g, const slope_parts *a, const layout *l, int32_t j, double t, const double *f, double *by)
{
    sim *r = g->run;
    const sim_plant *plant = r->plant;
    const int32_t kind = l->kind[j];

    if ((kind == KIND_RATE) && (joint_of(l, j) < a->n)) {
        const int32_t i = joint_of(l, j);

        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = (double)r->mode[i] * along_column(a, &a->W[(a->n + i) * a->C], g->S, f, c);
        }
        return 1;
    }
    if ((kind == KIND_SIGNAL) || (kind == KIND_QUIET) || (kind == KIND_UNTIL) || (kind == KIND_VALUE)) {
        double *row = a->base;

        call_law(g, a, g->conditions, t);
        chained(g, a, &a->L[(j - l->first[KIND_SIGNAL]) * a->law_width], row);
        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = along_column(a, row, g->S, f, c);
        }
        return 1;
    }
    if ((kind == KIND_GAP_LOWER) || (kind == KIND_GAP_UPPER)) {
        const int32_t i = joint_of(l, j);
        const double sense = (kind == KIND_GAP_LOWER) ? 1.0 : -1.0;

        for (int32_t c = 0; c <= a->p; c++) {
            const int32_t bound = (((kind == KIND_GAP_LOWER) ? 0 : stops_of(r)) + i) * a->p;

            if (i < a->n) {
                by[c] = along_column(a, &a->W[i * a->C], g->S, f, c);
            } else {
                by[c] = followers_by(g, a, t, &r->workspace[a->n], g->S, f, c)[(i - a->n) * (a->n + 2)];
            }
            by[c] -= (c < a->p) ? g->stop_slopes[bound + c] : 0.0;
            for (int32_t k = 0; (k < a->f) && (c < a->p); k++) {
                by[c] += (r->free_joints[k] == i) ? a->low[(k * a->p) + c] : 0.0;
            }
            by[c] *= sense;
        }
        return 1;
    }
    if (kind == KIND_CONTACT) {
        const int32_t i = joint_of(l, j);

        (void)rate_slopes(g, a, t, a->y, a->G);
        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = -(double)r->closed[i] * along_column(a, &a->H[i * a->C], g->S, f, c);
        }
        return 1;
    }
    if ((g->along == NULL) || (g->along_first[kind] < 0)) {
        return 0;
    }
    if (r->stop_count > 0) {
        (void)rate_slopes(g, a, t, a->y, a->G);
    }
    for (int32_t c = 0; c <= a->p; c++) {
        const int32_t u = 2 * a->n + a->states;

        for (int32_t k = 0; k < (2 * a->n); k++) {
            a->direction[k] = along_column(a, &a->W[k * a->C], g->S, f, c);
        }
        for (int32_t k = 0; k < a->n; k++) {
            a->direction[(2 * a->n) + k] = along_column(a, &a->W[(u + a->m + k) * a->C], g->S, f, c);
        }
        for (int32_t k = 0; k < a->m; k++) {
            a->direction[(3 * a->n) + k] = along_column(a, &a->W[(u + k) * a->C], g->S, f, c);
        }
        a->direction[(3 * a->n) + a->m] = (c == a->p) ? 1.0 : 0.0;
        for (int32_t k = 0; k < g->chain_columns; k++) {
            a->direction[(3 * a->n) + a->m + 1 + k] = (c == k) ? 1.0 : 0.0;
        }
        CALL(
            plant, g->along,
            (const void *, const double *, const double *, const double *, const signed char *, const double *),
            (g->prepared, r->workspace, &r->workspace[a->n], tau_with_stops(r), r->mode, a->direction), r->signals->u, t,
            (double *), (a->values));
        by[c] = a->values[g->along_first[kind] + (j - l->first[kind])];
    }
    return 1;
}

/* Derivatives of the instant of a jump, into `dt`; SLOPES_OK, or why there are none. t is on the side before it. */
static int32_t event_times(
    sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const unsigned char *hits, double t,
    const double *f, double *dt)
{
    int found = 0;

    for (int32_t j = 0; j < l->switches; j++) {
        double *by = a->times;
        double largest = 0.0;

        if ((hits[j] == 0U) || (l->kind[j] == KIND_UNTIL)) { /* whose comparisons have functions of their own */
            continue;
        }
        (void)spread_slopes(g, a, t, a->y, 0);
        if (switch_slopes(g, a, l, j, t, f, a->times) == 0) {
            if (j == jump->which) {
                return SLOPES_NONE;
            }
            continue;
        }
        if (!(fabs(a->times[a->p]) > (GRAZES * jump->rate))) {
            if (j == jump->which) {
                return SLOPES_GRAZE;
            }
            continue;
        }
        for (int32_t c = 0; c < a->p; c++) {
            by[c] = -by[c] / by[a->p];
            largest = fmax(largest, fabs(by[c]));
        }
        for (int32_t c = 0; (c < a->p) && (found != 0); c++) {
            if (fabs(by[c] - dt[c]) > (TOGETHER_SLOPES * largest)) {
                return SLOPES_TOGETHER;
            }
        }
        if ((found == 0) || (j == jump->which)) {
            for (int32_t c = 0; c < a->p; c++) {
                dt[c] = by[c];
            }
        }
        found = 1;
    }
    return (found != 0) ? SLOPES_OK : SLOPES_NONE;
}

/* Derivatives of the instant at which tables have a knot. */
static int32_t knot_times(const sim_slopes *g, const slope_parts *a, double t, double *dt)
{
    const sim_signals *s = g->run->signals;
    const double *times = g->table_times;
    int32_t status = SLOPES_OK;
    int found = 0;

    for (int32_t c = 0; c < a->p; c++) {
        dt[c] = 0.0;
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        const sim_table *table = &s->tables[k];

        if ((table->at < table->size) && ((table->times[table->at] <= t) || same_instant(table->times[table->at], t))) {
            for (int32_t c = 0; c < a->p; c++) {
                const double by = times[(table->at * a->p) + c];

                if ((found != 0) && !((by - dt[c] <= 0.0) && (by - dt[c] >= 0.0))) {
                    status = SLOPES_TOGETHER;
                }
                dt[c] = by;
            }
            found = 1;
        }
        times = &times[table->size * a->p];
    }
    return status;
}

/* Sampled states that are replaced, then held expressions that are renewed, at fixed instants; D is S at the event. */
static void renew_slopes(sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *after)
{
    sim *r = g->run;
    sim_signals *s = r->signals;
    double *D = a->D;
    int any = 0;

    for (int32_t k = 0; k < s->sampled; k++) {
        const double instant = r->t0 + (s->due[k] * s->periods[k]);

        any = any || (instant <= jump->t) || same_instant(instant, jump->t);
    }
    if (any && (g->next != NULL)) {
        (void)spread_slopes(g, a, jump->t, a->y, jump->which == JUMP_START);
        call_law(g, a, g->next, jump->t);
        for (int32_t k = 0; k < s->sampled; k++) {
            const double instant = r->t0 + (s->due[k] * s->periods[k]);

            if ((instant <= jump->t) || same_instant(instant, jump->t)) {
                chained(g, a, &a->L[k * a->law_width], a->base);
                for (int32_t c = 0; c < a->p; c++) {
                    D[(row_of_x(a, a->cont + k) * a->p) + c] = along_column(a, a->base, D, NULL, c);
                }
                s->due[k] += 1.0;
            }
        }
    }
    for (int32_t k = 0; k < a->states; k++) {
        s->x[k] = after[r->size + k];
    }
    for (int32_t k = a->N; k < row_of_u(a, 0); k++) {
        for (int32_t c = 0; c < a->p; c++) {
            g->S[(k * a->p) + c] = D[(k * a->p) + c];
        }
    }
    seek_tables(s, jump->t);
    if ((s->hold > 0.0) && ((jump->which == JUMP_START) || renews(r, jump->t))) {
        s->hold_due += (jump->which == JUMP_START) ? 0.0 : 1.0;
        (void)unpack(r, jump->t, after, r->workspace, &r->workspace[a->n]);
        evaluate_signals(r, jump->t, r->workspace, &r->workspace[a->n], 1);
        (void)spread_slopes(g, a, jump->t, after, 1);
        for (int32_t k = 0; k < (a->m + a->n); k++) {
            const double *row = &a->W[((2 * a->n) + a->states + k) * a->C];

            for (int32_t c = 0; c < a->p; c++) {
                D[((row_of_u(a, 0) + k) * a->p) + c] = along_column(a, row, D, NULL, c);
            }
        }
    }
}

/* The instant just before a condition changes, on whose side the expressions are those of the piece, and y there; NAN
   where the piece has none, since it began at the same instant. */
static double just_before(sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const double *piece)
{
    sim *r = g->run;
    double away = 8.0 * 2.3e-16 * fmax(fabs(jump->t), fabs(piece[2]));

    if ((jump->which < 0) || !bends(l, jump->which) || (jump->look != 0)) {
        return jump->t;
    }
    for (;;) {
        const double t = jump->t - away;

        if (t < piece[0]) {
            return NAN;
        }
        symgen_between(r->size, piece, t, a->y);
        switch_values(r, l, t, a->y, l->values);
        if (before_zero(l, jump->which, (double)jump->sense * l->values[jump->which]) || (away > (1e-6 * piece[2]))) {
            return t;
        }
        away *= 4.0;
    }
}
