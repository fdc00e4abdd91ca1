/* What drives a chain at an instant: constants, tables, expressions, callables; and the instants at which it may jump.

   Instants within 1e-12 of each other, relative, are one. */

static int same_instant(double a, double b)
{
    return fabs(a - b) <= (SAME * fmax(fabs(a), fabs(b)));
}

/* The pieces of tables from time t on. */
static void seek_tables(sim_signals *s, double t)
{
    for (int32_t k = 0; k < s->table_count; k++) {
        sim_table *table = &s->tables[k];

        while ((table->at < table->size) && ((table->times[table->at] <= t) || same_instant(table->times[table->at], t))) {
            table->at++;
        }
    }
}

static double table_value(const sim_table *table, double t)
{
    const int64_t at = table->at;

    if (at == 0) {
        return table->values[0];
    }
    if (at == table->size) {
        return table->values[at - 1];
    }
    return table->values[at - 1]
           + ((t - table->times[at - 1])
              * ((table->values[at] - table->values[at - 1]) / (table->times[at] - table->times[at - 1])));
}

/* The next instant after t at which a table has a knot, a value is renewed or a state is replaced; `end` at the latest.*/
static double next_stop(const sim *r, double t)
{
    const sim_signals *s = r->signals;
    double stop = r->end;

    for (int32_t k = 0; k < s->table_count; k++) {
        if (s->tables[k].at < s->tables[k].size) {
            stop = fmin(stop, s->tables[k].times[s->tables[k].at]);
        }
    }
    if (s->hold > 0.0) {
        stop = fmin(stop, r->t0 + (s->hold_due * s->hold));
    }
    for (int32_t k = 0; k < s->sampled; k++) {
        stop = fmin(stop, r->t0 + (s->due[k] * s->periods[k]));
    }
    return same_instant(stop, r->end) ? r->end : fmax(stop, t);
}

static void by_law(
    const sim_signals *s, sim_law law, const unsigned char *which, int32_t size, const double *q, const double *qd,
    double t, double *values)
{
    if (law != NULL) {
        law(s->prepared, q, qd, s->x, s->u, t, s->values);
        for (int32_t k = 0; k < size; k++) {
            if (which[k] != 0U) {
                values[k] = s->values[k];
            }
        }
    }
}

/* tau and u; of what is held only when it is `due`. */
static void evaluate_signals(const sim *r, double t, const double *q, const double *qd, int due)
{
    const sim_signals *s = r->signals;

    for (int32_t k = 0; k < s->table_count; k++) {
        const sim_table *table = &s->tables[k];

        ((table->of_tau != 0) ? s->tau : s->u)[table->entry] = table_value(table, t);
    }
    if ((due != 0) || !(s->hold > 0.0)) {
        by_law(s, s->inputs, s->inputs_by_law, r->plant->m, q, qd, t, s->u);
        if (s->ask != NULL) {
            s->ask(s->asked, t, q, qd, s->tau, s->u);
        }
        by_law(s, s->forces, s->forces_by_law, r->plant->n, q, qd, t, s->tau);
    }
}

/* Whether it is time to evaluate what is held. */
static int renews(const sim *r, double t)
{
    const sim_signals *s = r->signals;
    const double instant = r->t0 + (s->hold_due * s->hold);

    return (s->hold > 0.0) && ((instant <= t) || same_instant(instant, t));
}

/* Replaces the sampled states whose instant it is, all from the values before, and none where one would not be finite.
   Returns 1 when any was due, 0 when none was, -1 for a value that is not finite. */
static int replace_states(sim *r, double t, const double *q, const double *qd)
{
    sim_signals *s = r->signals;
    double *x = &s->x[s->continuous];
    int any = 0;

    for (int32_t k = 0; k < s->sampled; k++) {
        const double instant = r->t0 + (s->due[k] * s->periods[k]);

        any = any || (instant <= t) || same_instant(instant, t);
    }
    if (any) {
        s->next(s->prepared, q, qd, s->x, s->u, t, s->values);
        for (int32_t k = 0; k < s->sampled; k++) {
            const double instant = r->t0 + (s->due[k] * s->periods[k]);

            if (!isfinite(s->values[k]) && ((instant <= t) || same_instant(instant, t))) {
                r->failed = SIM_NONFINITE;
                r->reason = SIM_STATE;
                r->concern = s->continuous + k;
                return -1;
            }
        }
        for (int32_t k = 0; k < s->sampled; k++) {
            const double instant = r->t0 + (s->due[k] * s->periods[k]);

            if ((instant <= t) || same_instant(instant, t)) {
                x[k] = s->values[k];
                s->due[k] += 1.0;
            }
        }
    }
    return any;
}
