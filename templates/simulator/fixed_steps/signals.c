/* The signals of a run at its present state: constants, tables, expressions. Follows run.h. */

/* Linear between knots, constant outside; at equal times the later knot counts. */
static double look_up(table *tab, double t)
{
    int64_t at = tab->at;

    while ((at < tab->size) && (tab->times[at] <= t)) {
        at++;
    }
    tab->at = at; /* time never runs back */
    if (at == 0) {
        return tab->values[0];
    }
    if (at == tab->size) {
        return tab->values[at - 1];
    }
    return tab->values[at - 1]
           + ((t - tab->times[at - 1]) * ((tab->values[at] - tab->values[at - 1]) / (tab->times[at] - tab->times[at - 1])));
}

/* The state as doubles. */
static void wide(int32_t n, const REAL *from, double *to)
{
    for (int32_t k = 0; k < n; k++) {
        to[k] = (double)from[k];
    }
}

static void evaluate(const run *r, signal *s, double t)
{
    for (int32_t k = 0; k < s->table_count; k++) {
        s->values[s->tables[k].entry] = look_up(&s->tables[k], t);
    }
    if ((s->law != NULL) && ((r->count % s->hold) == 0)) {
        const double *found = r->room.found;

        wide(r->n, r->q, r->room.q);
        wide(r->n, r->qd, r->room.qd);
        ((law_function)s->law)(r->law_prepared, r->room.q, r->room.qd, r->x, r->inputs->values, t, r->room.found);
        for (int32_t k = 0; k < s->size; k++) {
            if (s->by_law[k] != 0U) {
                s->values[k] = found[k];
            }
        }
    }
}

/* Replaces the sampled states that are due, all from the values before, and none where one would not be finite. Returns
   whether any was, or -1 for a value that is not finite. */
static int replace_states(run *r, double t)
{
    double *q = r->room.q;
    double *qd = r->room.qd;
    double *found = r->x_begin;
    int any = 0;

    for (int32_t k = 0; k < r->sampled; k++) {
        any = any || (r->count >= r->due[k]);
    }
    if (any && (r->last == 0)) {
        wide(r->n, r->q, q);
        wide(r->n, r->qd, qd);
        ((law_function)r->next)(r->law_prepared, q, qd, r->x, r->inputs->values, t, found);
        for (int32_t k = 0; k < r->sampled; k++) {
            if ((r->count >= r->due[k]) && !isfinite(found[k])) {
                r->concern = r->continuous + k;
                return -1;
            }
        }
        for (int32_t k = 0; k < r->sampled; k++) {
            if (r->count >= r->due[k]) {
                r->x[r->continuous + k] = found[k];
                r->due[k] += r->periods[k];
            }
        }
    }
    return any && (r->last == 0);
}

/* Continuous states over a step, by Heun's rule: rates at its beginning and at its end. 0, and they stay as they are, where
   one would not be finite. */
static int advance_states(run *r, double t, const REAL *q_end, const REAL *qd_end)
{
    const int32_t c = r->continuous;
    double *before = r->x_begin;
    double *first = &before[c];
    double *second = &first[c];
    double *q = r->room.q;
    double *qd = r->room.qd;

    if (r->rates == NULL) {
        return 1;
    }
    wide(r->n, r->q, q);
    wide(r->n, r->qd, qd);
    ((law_function)r->rates)(r->law_prepared, q, qd, r->x, r->inputs->values, t, first);
    for (int32_t k = 0; k < c; k++) {
        before[k] = r->x[k];
        r->x[k] += r->dt * first[k];
    }
    wide(r->n, q_end, q);
    wide(r->n, qd_end, qd);
    ((law_function)r->rates)(r->law_prepared, q, qd, r->x, r->inputs->values, t + r->dt, second);
    for (int32_t k = 0; k < c; k++) {
        second[k] = before[k] + (0.5 * r->dt * (first[k] + second[k]));
        r->concern = isfinite(second[k]) ? r->concern : k;
    }
    memcpy(r->x, (r->concern < 0) ? second : before, (size_t)c * sizeof(double));
    return r->concern < 0;
}
