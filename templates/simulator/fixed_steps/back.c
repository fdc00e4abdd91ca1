/* The gradient of a scalar of a run's rows by one pass backwards over its kept steps. Follows steps.c.

   Each step is taken again from what was kept, with a column for each parameter and one for each row of S before it, so
   that its derivatives S = [B E] say how the rows behind it depend on both:

       gradient += B' lambda,    lambda := E' lambda

   What a step does to S, signals and a controller's states included, is written once, in slopes.c and signals.c. */

/* The only run before a step that was kept. */
static void restore(fixed_steps *m, int64_t step)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const REAL *from = &m->kept[(size_t)step * all_rows(m)];

    memcpy(m->q, from, n * sizeof(REAL));
    memcpy(m->qd, &from[n], n * sizeof(REAL));
    for (size_t k = 0U; k < n; k++) {
        m->tau[k] = (double)from[(2U * n) + k];
    }
    for (size_t k = 0U; k < (size_t)m->m; k++) {
        m->u[k] = (double)from[input_rows(m) + k];
    }
    for (size_t k = 0U; k < state_count(m); k++) {
        m->x[k] = (double)from[state_rows(m) + k];
    }
    memcpy(m->mode, &m->kept_modes[(size_t)step * modes], modes);
    for (int32_t k = 0; k < m->sampled; k++) {
        m->due[k] = step + ((m->periods[k] - (step % m->periods[k])) % m->periods[k]);
    }
    m->count[0] = step;
    m->change = 0;
}

/* S of the run before a step: a column of one for each of its rows, behind those of parameters. A joint that rests has a rate
   of zero, whatever anything else is. */
static void begin_columns(const fixed_steps *m)
{
    const size_t rows = all_rows(m);
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)m->slopes->columns;
    const size_t named = (size_t)m->slopes->named;

    memset(m->slopes->S, 0, rows * p * sizeof(double));
    for (size_t k = 0U; k < rows; k++) {
        const size_t joint = k - n; /* of a rate */
        const int rests = (k >= n) && (joint < n) && (m->rough[joint % n] != 0U) && (m->mode[joint % n] == 0);

        m->slopes->S[(k * p) + named + k] = (rests && !acts((double)m->qd[joint % n])) ? 0.0 : 1.0;
    }
}

/* gradient += B' lambda, lambda := E' lambda; `room`: as many numbers as lambda. */
static void transpose(const fixed_steps *m, double *lambda, double *gradient, double *room)
{
    const size_t rows = all_rows(m);
    const size_t p = (size_t)m->slopes->columns;
    const size_t named = (size_t)m->slopes->named;

    memset(room, 0, rows * sizeof(double));
    for (size_t k = 0U; k < rows; k++) {
        const double *row = &m->slopes->S[k * p];

        for (size_t c = 0U; (c < named) && acts(lambda[k]); c++) {
            gradient[c] += lambda[k] * row[c];
        }
        for (size_t c = 0U; (c < rows) && acts(lambda[k]); c++) {
            room[c] += lambda[k] * row[named + c];
        }
    }
    memcpy(lambda, room, rows * sizeof(double));
}

int symgen_fixed_back(fixed_steps *m, int64_t steps, const double *weights, double *lambda, double *gradient, double *room)
{
    const size_t width = 2U * (size_t)m->n;
    int64_t row = m->row_count - 1;

    for (int64_t at = steps; at >= 0; at--) {
        for (; (row >= 0) && (m->row_steps[row] == at); row--) {
            for (size_t k = 0U; k < width; k++) {
                lambda[k] += weights[((size_t)row * width) + k];
            }
        }
        if (at > 0) {
            block b = lay_out(m);

            restore(m, at - 1);
            begin_columns(m);
            load(m, &b);
            drive(m, &b, 0);
            step(m, &b);
            if (m->done[0] != 0U) {
                return 1;
            }
            transpose(m, lambda, gradient, room);
        }
    }
    return 0;
}
