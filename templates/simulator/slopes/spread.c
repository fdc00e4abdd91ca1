/* What a run's quantities depend on: the rows of W by the state, parameters and time. */

/* Row of W from a row of an expression's derivatives by q, qd, x, u, t and parameters. */
static void chained(const sim_slopes *g, const slope_parts *a, const double *slopes, double *target)
{
    const int32_t x = 2 * a->n;
    const int32_t u = x + ((a->states > 0) ? a->states : 1);
    const int32_t t = u + ((a->m > 0) ? a->m : 1);

    for (int32_t c = 0; c < a->C; c++) {
        target[c] = 0.0;
    }
    for (int32_t k = 0; k < ((2 * a->n) + a->states); k++) {
        add_row(a, slopes[k], &a->W[k * a->C], target);
    }
    for (int32_t k = 0; k < a->m; k++) {
        add_row(a, slopes[u + k], &a->W[((2 * a->n) + a->states + k) * a->C], target);
    }
    target[a->N + a->p] += slopes[t];
    for (int32_t k = 0; k < g->law_columns; k++) {
        target[a->N + k] += slopes[t + 1 + k];
    }
}

static void call_law(const sim_slopes *g, const slope_parts *a, sim_law law, double t)
{
    const sim *r = g->run;
    const sim_signals *s = r->signals;

    law(g->laws_prepared, r->workspace, &r->workspace[a->n], s->x, s->u, t, a->L);
}

/* A table's value at t by its times and values, and by t. */
static void table_row(const slope_parts *a, const sim_table *table, const double *times, const double *values, double t, double *row)
{
    const int64_t at = table->at;

    for (int32_t c = 0; c < a->C; c++) {
        row[c] = 0.0;
    }
    if ((at == 0) || (at == table->size)) {
        const int64_t k = (at == 0) ? 0 : (at - 1);

        for (int32_t j = 0; j < a->p; j++) {
            row[a->N + j] = values[(k * a->p) + j];
        }
        return;
    }
    {
        const double length = table->times[at] - table->times[at - 1];
        const double rise = (table->values[at] - table->values[at - 1]) / length;
        const double share = (t - table->times[at - 1]) / length;

        for (int32_t j = 0; j < a->p; j++) {
            const double t0 = times[((at - 1) * a->p) + j];
            const double t1 = times[(at * a->p) + j];
            const double v0 = values[((at - 1) * a->p) + j];
            const double v1 = values[(at * a->p) + j];

            row[a->N + j] = v0 + (share * (v1 - v0)) - (rise * (t0 + (share * (t1 - t0))));
        }
        row[a->N + a->p] = rise;
    }
}

/* W at (t, y) in the present context: rows of q, qd, x, u, tau, columns of y, parameters and time. With `renews` held
   expressions are evaluated anew. Returns the status of the state. */
static int spread_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, int renews)
{
    sim *r = g->run;
    const sim_signals *s = r->signals;
    const int32_t C = a->C;
    const int held = (s->hold > 0.0) && (renews == 0);
    double *q = a->W;
    double *qd = &q[a->n * C];
    double *x = &qd[a->n * C];
    double *u = &x[a->states * C];
    double *tau = &u[a->m * C];
    const double *times = g->table_times;
    const double *values = g->table_values;
    const int status = unpack(r, t, y, r->workspace, &r->workspace[a->n]);

    for (int32_t k = 0; k < (((3 * a->n) + a->states + a->m) * C); k++) {
        a->W[k] = 0.0;
    }
    for (int32_t k = 0; k < a->f; k++) {
        q[(r->free_joints[k] * C) + k] = 1.0;
        qd[(r->free_joints[k] * C) + a->f + k] = 1.0;
    }
    for (int32_t k = 0; k < a->states; k++) {
        if (k < a->cont) {
            x[(k * C) + (2 * a->f) + k] = 1.0;
        } else {
            for (int32_t j = 0; j < a->p; j++) {
                x[(k * C) + a->N + j] = g->S[(row_of_x(a, k) * a->p) + j];
            }
        }
    }
    if (g->motion_law != NULL) {
        call_law(g, a, g->motion_law, t);
        for (int32_t k = 0; k < r->moved_count; k++) {
            chained(g, a, &a->L[k * a->law_width], &q[r->moved[k] * C]);
            chained(g, a, &a->L[(r->moved_count + k) * a->law_width], &qd[r->moved[k] * C]);
        }
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        const sim_table *table = &s->tables[k];

        table_row(a, table, times, values, t, ((table->of_tau != 0) ? &tau[table->entry * C] : &u[table->entry * C]));
        times = &times[table->size * a->p];
        values = &values[table->size * a->p];
    }
    if (g->inputs != NULL) {
        if (!held) {
            call_law(g, a, g->inputs, t);
        }
        for (int32_t k = 0; k < a->m; k++) {
            if (s->inputs_by_law[k] == 0U) {
                continue;
            }
            if (!held) {
                chained(g, a, &a->L[k * a->law_width], &u[k * C]);
            } else {
                for (int32_t j = 0; j < a->p; j++) {
                    u[(k * C) + a->N + j] = g->S[(row_of_u(a, k) * a->p) + j];
                }
            }
        }
    }
    for (int32_t k = 0; k < r->signalled_count; k++) {
        const int32_t *which = &r->signalled[3 * k];

        for (int32_t c = 0; c < C; c++) {
            q[(which[0] * C) + c] = u[(which[1] * C) + c];
            qd[(which[0] * C) + c] = u[(which[2] * C) + c];
        }
    }
    if (g->forces != NULL) {
        if (!held) {
            call_law(g, a, g->forces, t);
        }
        for (int32_t k = 0; k < a->n; k++) {
            if (s->forces_by_law[k] == 0U) {
                continue;
            }
            if (!held) {
                chained(g, a, &a->L[k * a->law_width], &tau[k * C]);
            } else {
                for (int32_t j = 0; j < a->p; j++) {
                    tau[(k * C) + a->N + j] = g->S[(row_of_tau(a, k) * a->p) + j];
                }
            }
        }
    }
    return status;
}
