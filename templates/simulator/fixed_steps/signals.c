/* What drives the runs of a block at the beginning of a step: tables, expressions, a controller's states. Follows
   slopes.c. */

static double look_up(const step_table *table, int64_t run, double t)
{
    const double *values = &table->values[run * table->stride];
    int64_t low = 0;
    int64_t high = table->size;

    while (low < high) { /* knots behind */
        const int64_t middle = (low + high) / 2;

        if (table->times[middle] <= t) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == 0) {
        return values[0];
    }
    if (low == table->size) {
        return values[low - 1];
    }
    return values[low - 1]
           + ((t - table->times[low - 1])
              * ((values[low] - values[low - 1]) / (table->times[low] - table->times[low - 1])));
}

static void write_times(const fixed_steps *m, const block *b)
{
    for (size_t s = 0U; s < b->lanes; s++) {
        const size_t run = run_of(m, b, s);

        b->t[s] = (REAL)(m->t0[run] + ((double)m->count[run] * m->dt));
    }
}

static void read_tables(const fixed_steps *m, const block *b)
{
    for (int32_t k = 0; k < m->table_count; k++) {
        const step_table *table = &m->tables[k];
        REAL *values = &((table->of_tau != 0) ? b->tau : b->u)[(size_t)table->entry * b->lanes];

        for (size_t s = 0U; s < b->lanes; s++) {
            const size_t run = run_of(m, b, s);

            values[s] = (REAL)look_up(table, (int64_t)run, m->t0[run] + ((double)m->count[run] * m->dt));
        }
    }
}

static void law(const block *b, fixed_function function, const REAL *q, const REAL *qd, REAL *values)
{
    if (b->lanes == 1U) {
        ((law_single)function)(b->prepared_laws, q, qd, b->x, b->u, *b->t, values);
    } else {
        ((law_batch)function)(b->prepared_laws, b->lanes, q, qd, b->x, b->u, b->t, values);
    }
}

/* Entries that expressions write, in the lanes in which they are due. */
static void by_law(
    const fixed_steps *m, const block *b, fixed_function function, const unsigned char *which, int32_t size, int all, REAL *values)
{
    if (function == NULL) {
        return;
    }
    if (all && (m->hold == 1)) {
        law(b, function, b->q, b->qd, values);
        return;
    }
    law(b, function, b->q, b->qd, b->values);
    for (int32_t k = 0; k < size; k++) {
        for (size_t s = 0U; (s < b->lanes) && (which[k] != 0U); s++) {
            if ((m->count[run_of(m, b, s)] % m->hold) == 0) {
                values[((size_t)k * b->lanes) + s] = b->values[((size_t)k * b->lanes) + s];
            }
        }
    }
}

static void inputs_by_law(const fixed_steps *m, const block *b)
{
    if (m->slopes != NULL) {
        slopes_by_law(m, b, m->slopes->inputs, m->inputs_by_law, m->m, input_rows(m));
    }
    by_law(m, b, m->inputs, m->inputs_by_law, m->m, 0, b->u);
}

/* The first sampled state of a run that is due and whose next value is not finite, or -1. */
static int32_t not_finite(const fixed_steps *m, const block *b, size_t s)
{
    const size_t sampled = (size_t)m->sampled;
    const int64_t *due = &m->due[run_of(m, b, s) * sampled];

    for (size_t k = 0U; k < sampled; k++) {
        if ((m->count[run_of(m, b, s)] >= due[k]) && !isfinite(b->values[(k * b->lanes) + s])) {
            return (int32_t)k;
        }
    }
    return -1;
}

/* Replaces the sampled states that are due, all from the values before; whether any was. A run where one would not be
   finite fails before. */
static int replace_states(const fixed_steps *m, block *b)
{
    const size_t continuous = (size_t)m->continuous;
    const size_t sampled = (size_t)m->sampled;
    int any = 0;

    for (size_t s = 0U; s < b->lanes; s++) {
        const size_t run = run_of(m, b, s);

        for (size_t k = 0U; k < sampled; k++) {
            any = any || (m->count[run] >= m->due[(run * sampled) + k]);
        }
    }
    if (any) {
        law(b, m->next, b->q, b->qd, b->values);
        for (size_t s = 0U; s < b->alive; s++) {
            const size_t run = run_of(m, b, s);
            const int32_t bad = (b->frozen[s] == 0) ? not_finite(m, b, s) : -1;

            if (bad >= 0) {
                fail(m, b, s, m->continuous + bad);
            }
            if (b->frozen[s] == 0) {
                slopes_of_next(m, b, s);
            }
            for (size_t k = 0U; (k < sampled) && (b->frozen[s] == 0); k++) {
                if (m->count[run] >= m->due[(run * sampled) + k]) {
                    b->x[((continuous + k) * b->lanes) + s] = b->values[(k * b->lanes) + s];
                    m->due[(run * sampled) + k] += m->periods[k];
                }
            }
        }
    }
    return any;
}

/* tau and inputs of the step; for the last row no state is replaced. */
static void drive(const fixed_steps *m, block *b, int last)
{
    write_times(m, b);
    read_tables(m, b);
    slopes_by_table(m, b);
    inputs_by_law(m, b);
    if ((m->sampled > 0) && !last && replace_states(m, b)) {
        inputs_by_law(m, b);
    }
    if (m->slopes != NULL) {
        slopes_by_law(m, b, m->slopes->forces, m->forces_by_law, m->n, tau_rows(m));
    }
    by_law(m, b, m->forces, m->forces_by_law, m->n, m->all_forces_by_law, b->tau);
}

/* Runs whose tau or inputs are not finite at the end of a stretch fail there. */
static void check_signals(const fixed_steps *m, block *b)
{
    for (size_t s = 0U; s < b->alive; s++) {
        int finite = 1;

        for (size_t k = 0U; k < (size_t)m->n; k++) {
            finite = finite && isfinite(b->tau[(k * b->lanes) + s]);
        }
        for (size_t k = 0U; k < (size_t)m->m; k++) {
            finite = finite && isfinite(b->u[(k * b->lanes) + s]);
        }
        if (!finite && (b->frozen[s] == 0)) {
            fail(m, b, s, -1);
        }
    }
}

/* States over a step: those of the chain as the step has left them, a controller's continuous ones by Heun's rule, rates
   at its beginning and at its end. Returns whether all are finite; those of runs that take no step stay as they are. */
static int advance_states(const fixed_steps *m, const block *b)
{
    const size_t own = (size_t)m->carried * b->lanes;
    const size_t size = (size_t)m->continuous * b->lanes;
    const REAL dt = (REAL)m->dt;
    int finite = 1;

    if (m->rates != NULL) {
        law(b, m->rates, b->q, b->qd, b->rate);
    }
    for (size_t k = 0U; k < size; k++) {
        b->x_next[k] = b->x[k];
        if (k >= own) {
            b->x[k] += dt * b->rate[k - own];
        } else if (b->frozen[k % b->lanes] == 0) {
            b->x[k] = b->carried_next[k];
        }
    }
    if (m->rates == NULL) {
        return 1;
    }
    for (size_t s = 0U; s < b->lanes; s++) {
        const size_t run = run_of(m, b, s);

        b->t[s] = (REAL)(m->t0[run] + ((double)m->count[run] * m->dt) + m->dt);
    }
    law(b, m->rates, b->q_next, b->qd_next, b->values);
    write_times(m, b); /* the step is not over */
    for (size_t k = own; k < size; k++) {
        const REAL end = b->x_next[k] + (((REAL)0.5 * dt) * (b->rate[k - own] + b->values[k - own]));

        b->x[k] = (b->frozen[k % b->lanes] != 0) ? b->x_next[k] : end;
        finite &= (isfinite(b->x[k]) != 0);
    }
    return finite;
}
