/* Derivatives of runs by columns: parameters, starts, numbers of tables. They follow the steps and do not touch them.
   Follows lane.c.

   S holds, of each run, rows of p numbers for q, qd, tau, inputs and states, in this order. A step's derivative is that of
   the emitted step along each column; of expressions, Jacobians by q, qd, states, inputs, the time and parameters. */

static size_t state_count(const fixed_steps *m)
{
    return (size_t)m->continuous + (size_t)m->sampled;
}

/* Rows of tau, of inputs and of states, in S. */
static size_t tau_rows(const fixed_steps *m)
{
    return 2U * (size_t)m->n;
}

static size_t input_rows(const fixed_steps *m)
{
    return 3U * (size_t)m->n;
}

static size_t state_rows(const fixed_steps *m)
{
    return (3U * (size_t)m->n) + (size_t)m->m;
}

static size_t all_rows(const fixed_steps *m)
{
    return state_rows(m) + state_count(m);
}

static double *slopes_of(const fixed_steps *m, size_t run)
{
    return &m->slopes->S[run * all_rows(m) * (size_t)m->slopes->columns];
}

/* A lane as expressions read it. */
typedef struct law_point {
    REAL *q;
    REAL *qd;
    REAL *x;
    REAL *u;
    double t;
    const double *motion; /* slopes of q and qd, of states, of inputs */
    const double *of_x;
    const double *of_u;
} law_point;

/* A lane at the beginning of a step. */
static law_point point_of_lane(const fixed_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    const size_t run = run_of(m, b, s);
    const size_t p = (size_t)m->slopes->columns;
    double *S = slopes_of(m, run);
    REAL *room = m->slopes->room;
    law_point at;

    at.q = part(&room, n);
    at.qd = part(&room, n);
    at.x = part(&room, states_of(m));
    at.u = part(&room, inputs_of(m));
    gather(b, s, n, b->q, at.q);
    gather(b, s, n, b->qd, at.qd);
    gather(b, s, states_of(m), b->x, at.x);
    gather(b, s, inputs_of(m), b->u, at.u);
    at.t = m->t0[run] + ((double)m->count[run] * m->dt);
    at.motion = S;
    at.of_x = &S[state_rows(m) * p];
    at.of_u = &S[input_rows(m) * p];
    return at;
}

static int acts(double x)
{
    return (x < 0.0) || (x > 0.0) || isnan(x);
}

/* Adds a share of rows of slopes; returns the numbers behind those that were read. */
static const REAL *add_rows(size_t p, const REAL *share, size_t count, const double *rows, double *to)
{
    for (size_t k = 0U; (k < count) && (rows != NULL); k++) {
        for (size_t c = 0U; (c < p) && acts((double)share[k]); c++) {
            to[c] += (double)share[k] * rows[(k * p) + c];
        }
    }
    return &share[count];
}

/* Slopes of the values of an expression's function, (size, p). */
static const double *law_slopes(const fixed_steps *m, size_t run, fixed_function function, size_t size, const law_point *at)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;
    const REAL *prepared = &g->prepared_laws[(m->own != 0) ? (run * (size_t)g->prepared_laws_size) : 0U];
    const REAL *share = g->jacobian;

    ((law_single)function)(prepared, at->q, at->qd, at->x, at->u, (REAL)at->t, g->jacobian);
    memset(g->values, 0, size * p * sizeof(double));
    for (size_t k = 0U; k < size; k++) {
        double *row = &g->values[k * p];

        share = add_rows(p, share, 2U * (size_t)m->n, at->motion, row);
        share = &add_rows(p, share, state_count(m), at->of_x, row)[states_of(m) - state_count(m)];
        share = &add_rows(p, share, (size_t)m->m, at->of_u, row)[inputs_of(m) - (size_t)m->m];
        share = &share[1]; /* by the time */
        for (size_t c = 0U; c < (size_t)g->law_columns; c++) {
            row[c] += (double)share[c];
        }
        share = &share[g->law_columns];
    }
    return g->values;
}

/* Of entries that tables write. */
static void slopes_by_table(const fixed_steps *m, const block *b)
{
    const step_slopes *g = m->slopes;
    size_t knots = 0U;

    for (int32_t k = 0; (g != NULL) && (k < m->table_count); k++) {
        const step_table *table = &m->tables[k];
        const size_t p = (size_t)g->columns;
        const size_t row = ((table->of_tau != 0) ? tau_rows(m) : input_rows(m)) + (size_t)table->entry;

        for (size_t s = 0U; s < b->alive; s++) {
            const size_t run = run_of(m, b, s);
            const double t = m->t0[run] + ((double)m->count[run] * m->dt);
            const double *values = &table->values[(int64_t)run * table->stride];
            double *to = &slopes_of(m, run)[row * p];
            int64_t after = 0;

            while ((after < table->size) && (table->times[after] <= t)) {
                after++;
            }
            for (size_t c = 0U; c < p; c++) {
                const double *of_times = &g->table_times[(knots * p) + c];
                const double *of_values = &g->table_values[(knots * p) + c];
                const int64_t last = (after > 0) ? (after - 1) : 0;

                to[c] = of_values[(size_t)last * p];
                if ((after > 0) && (after < table->size)) {
                    const double length = table->times[after] - table->times[last];
                    const double rate = (values[after] - values[last]) / length;
                    const double place = (t - table->times[last]) / length;
                    const double of_time = of_times[(size_t)last * p];

                    to[c] += place * (of_values[(size_t)after * p] - of_values[(size_t)last * p]);
                    to[c] -= rate * (of_time + (place * (of_times[(size_t)after * p] - of_time)));
                }
            }
        }
        knots += (size_t)table->size;
    }
}

/* Of entries that expressions write, in the lanes in which they are due, before their values are written. */
static void slopes_by_law(
    const fixed_steps *m, const block *b, fixed_function function, const unsigned char *which, int32_t size, size_t row)
{
    for (size_t s = 0U; (s < b->alive) && (function != NULL); s++) {
        const size_t run = run_of(m, b, s);
        const size_t p = (size_t)m->slopes->columns;

        if ((b->frozen[s] == 0) && ((m->count[run] % m->hold) == 0)) {
            const law_point at = point_of_lane(m, b, s);
            const double *found = law_slopes(m, run, function, (size_t)size, &at);

            for (size_t k = 0U; k < (size_t)size; k++) {
                if (which[k] != 0U) {
                    memcpy(&slopes_of(m, run)[(row + k) * p], &found[k * p], p * sizeof(double));
                }
            }
        }
    }
}

/* Of sampled states that are due, in a lane, before they are replaced. */
static void slopes_of_next(const fixed_steps *m, const block *b, size_t s)
{
    const size_t run = run_of(m, b, s);
    const size_t sampled = (size_t)m->sampled;

    if (m->slopes != NULL) {
        const size_t p = (size_t)m->slopes->columns;
        const law_point at = point_of_lane(m, b, s);
        const double *found = law_slopes(m, run, m->slopes->next, sampled, &at);
        double *to = &slopes_of(m, run)[(state_rows(m) + (size_t)m->continuous) * p];

        for (size_t k = 0U; k < sampled; k++) {
            if (m->count[run] >= m->due[(run * sampled) + k]) {
                memcpy(&to[k * p], &found[k * p], p * sizeof(double));
            }
        }
    }
}

/* The derivative of a step along the direction, in `jacobian`. */
static void call_along(const fixed_steps *m, const start *from, size_t run, double length)
{
    const step_slopes *g = m->slopes;
    const REAL *prepared = &g->prepared[(m->own != 0) ? (run * (size_t)g->prepared_size) : 0U];

    CALL(
        m, g->step, (const void *, numbers, numbers, mode_list, numbers, REAL, numbers),
        (prepared, from->q, from->qd, from->mode, from->tau, (REAL)length, g->direction), from->u, from->t, (out),
        (g->jacobian));
}

/* The direction of a column of S. */
static void direct(const fixed_steps *m, const double *S, size_t c)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;
    const size_t forces = input_rows(m); /* and rates and coordinates before them; the step's length is behind */
    const size_t given = state_rows(m) + 1U + ((m->takes_time != 0) ? 1U : 0U);

    for (size_t k = 0U; k < state_rows(m); k++) {
        g->direction[(k < forces) ? k : (k + 1U)] = (REAL)S[(k * p) + c];
    }
    g->direction[forces] = (REAL)0;
    for (size_t k = 0U; k < (size_t)g->chain_columns; k++) {
        g->direction[given + k] = (REAL)((k == c) ? 1 : 0);
    }
}

/* A number for each column. */
static REAL *spread_out(const REAL *from, size_t count, size_t p, REAL *to)
{
    for (size_t k = 0U; k < count; k++) {
        for (size_t c = 0U; c < p; c++) {
            to[(k * p) + c] = from[k];
        }
    }
    return &to[count * p];
}

/* All columns of a lane's step in one call: they are the lanes of its derivative. */
static void step_across(const fixed_steps *m, const start *from, size_t run)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;
    const size_t n = (size_t)m->n;
    const size_t forces = input_rows(m) * p;
    const double *S = slopes_of(m, run);
    const REAL *prepared = &g->prepared[(m->own != 0) ? (run * (size_t)g->prepared_size) : 0U];
    const REAL length = (REAL)m->dt;
    const REAL t = (REAL)from->t;
    REAL *q = g->across;
    REAL *qd = spread_out(from->q, n, p, q);
    REAL *tau = spread_out(from->qd, n, p, qd);
    REAL *u = spread_out(from->tau, n, p, tau);
    REAL *lengths = spread_out(from->u, inputs_of(m), p, u);
    REAL *times = spread_out(&length, 1U, p, lengths);
    REAL *direction = spread_out(&t, 1U, p, times); /* zeros and ones of the length, the time and parameters stay */

    for (size_t k = 0U; k < (size_t)m->modes; k++) {
        memset(&g->modes_across[k * p], from->mode[k], p);
    }
    for (size_t k = 0U; k < (state_rows(m) * p); k++) {
        direction[(k < forces) ? k : (k + p)] = (REAL)S[k];
    }
    CALL_WITH(
        m, g->step_across, (numbers, size_t, numbers, numbers, mode_list, numbers, numbers, numbers),
        (prepared, p, q, qd, g->modes_across, tau, lengths, direction), u, numbers, times, (out), (g->ends_across));
    for (size_t k = 0U; k < (((2U * n) + (size_t)m->carried) * p); k++) {
        g->end[k] = (double)g->ends_across[k];
    }
}

/* Slopes of q, qd and states of the chain at the end of a lane's step, (2 n + carried, p). */
static void step_along(fixed_steps *m, const block *b, size_t s)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;
    const size_t size = (2U * (size_t)m->n) + (size_t)m->carried;
    const size_t run = run_of(m, b, s);
    const start from = start_of_lane(m, b, s);

    if (g->step_across != NULL) {
        step_across(m, &from, run);
        return;
    }
    for (size_t c = 0U; c < (size_t)g->moved; c++) {
        direct(m, slopes_of(m, run), c);
        call_along(m, &from, run, m->dt);
        for (size_t k = 0U; k < size; k++) {
            g->end[(k * p) + c] = (double)g->jacobian[k];
        }
    }
}

/* Of a controller's continuous states by Heun's rule, after the step: the values are those of the end. */
static void slopes_of_states(const fixed_steps *m, const block *b, size_t s, law_point *at)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;
    const size_t own = (size_t)m->carried;
    const size_t count = (size_t)m->continuous - own;
    double *of_x = &slopes_of(m, run_of(m, b, s))[state_rows(m) * p];
    const double *found;

    gather(b, s, (size_t)m->continuous, b->x_next, at->x); /* those before the step */
    found = law_slopes(m, run_of(m, b, s), g->rates, count, at);
    memcpy(g->rates_begin, found, count * p * sizeof(double));
    memcpy(g->between, of_x, state_count(m) * p * sizeof(double));
    memcpy(g->between, &g->end[2U * (size_t)m->n * p], own * p * sizeof(double));
    for (size_t k = 0U; k < (count * p); k++) {
        g->between[(own * p) + k] += m->dt * g->rates_begin[k];
    }
    gather(b, s, own, b->carried_next, at->x);
    for (size_t k = 0U; k < count; k++) {
        at->x[own + k] += (REAL)m->dt * b->rate[(k * b->lanes) + s];
    }
    gather(b, s, (size_t)m->n, b->q_next, at->q);
    gather(b, s, (size_t)m->n, b->qd_next, at->qd);
    at->t += m->dt;
    at->motion = g->end;
    at->of_x = g->between;
    found = law_slopes(m, run_of(m, b, s), g->rates, count, at);
    for (size_t k = 0U; k < (count * p); k++) {
        of_x[(own * p) + k] += 0.5 * m->dt * (g->rates_begin[k] + found[k]);
    }
}

static void write_slopes(const fixed_steps *m, const block *b, int64_t row)
{
    const size_t rows = tau_rows(m);
    const size_t named = (size_t)((m->slopes != NULL) ? m->slopes->named : 0);

    for (size_t s = 0U; (s < b->alive) && (named > 0U); s++) {
        const size_t run = run_of(m, b, s);
        const double *S = slopes_of(m, run);
        double *to = &m->slopes->row_slopes[((run * (size_t)m->row_count) + (size_t)row) * rows * named];

        for (size_t k = 0U; (k < rows) && (b->frozen[s] == 0); k++) {
            memcpy(&to[k * named], &S[k * (size_t)m->slopes->columns], named * sizeof(double));
        }
    }
}
