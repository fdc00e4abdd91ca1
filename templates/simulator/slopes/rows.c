/* Derivatives of a run's rows. */

/* Row of q and qd, (2 n, p), along W with S for the state. */
static void full_slopes(const slope_parts *a, const double *W, const double *S, int32_t rows, double *result)
{
    for (int32_t k = 0; k < rows; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            double sum = W[(k * a->C) + a->N + c];

            for (int32_t j = 0; j < a->N; j++) {
                sum += W[(k * a->C) + j] * S[(j * a->p) + c];
            }
            result[(k * a->p) + c] = sum;
        }
    }
}

/* Derivatives of forces of the drives of joints whose motion is given, into their rows of tau; with `moves` the instant
   moves with the parameters, along which accelerations have no derivative here. */
static void drive_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, int moves, double *tau)
{
    sim *r = g->run;
    const int32_t n = a->n;
    const double *qdd = &r->workspace[(2 * n) + r->plant->modes];

    (void)rate_slopes(g, a, t, y, a->G);
    (void)derivative(r, t, y, a->f0);
    for (int32_t c = 0; c < a->p; c++) {
        for (int32_t k = 0; k < ((2 * n) + a->m); k++) {
            const int32_t to = (k < (2 * n)) ? k : (k + n);
            const int32_t row = (k < (2 * n)) ? k : (k + a->states);

            a->direction[to] = along_column(a, &a->W[row * a->C], g->S, NULL, c);
        }
        for (int32_t i = 0; i < n; i++) {
            a->direction[(2 * n) + i] = 0.0;
        }
        for (int32_t k = 0; k < a->f; k++) {
            a->direction[(2 * n) + r->free_joints[k]] = along_column(a, &a->G[k * a->C], g->S, NULL, c);
        }
        a->direction[(3 * n) + a->m] = 0.0;
        for (int32_t k = 0; k < g->chain_columns; k++) {
            a->direction[(3 * n) + a->m + 1 + k] = (c == k) ? 1.0 : 0.0;
        }
        CALL(
            r->plant, g->drives, (const void *, const double *, const double *, const double *, const double *),
            (g->prepared, r->workspace, &r->workspace[n], qdd, a->direction), r->signals->u, t, (double *), (a->forces));
        for (int32_t i = 0; i < n; i++) {
            int own = 0;

            for (int32_t k = 0; k < a->f; k++) {
                own = own || (r->free_joints[k] == i);
            }
            if (!own) {
                tau[(i * a->p) + c] = (moves != 0) ? NAN : a->forces[i];
            }
        }
    }
}

/* Derivatives of q, qd and tau of a row; `dt` of its instant where that moves, else null. */
static void row_of_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, const double *dt, double *result)
{
    const int32_t n = a->n;
    const double *tau = &a->W[((2 * n) + a->states + a->m) * a->C];

    (void)spread_slopes(g, a, t, y, 0);
    full_slopes(a, a->W, g->S, 2 * n, result);
    full_slopes(a, tau, g->S, n, &result[2 * n * a->p]);
    for (int32_t k = 0; (k < (3 * n)) && (dt != NULL); k++) {
        const double *row = (k < (2 * n)) ? &a->W[k * a->C] : &tau[(k - (2 * n)) * a->C];

        for (int32_t c = 0; c < a->p; c++) {
            result[(k * a->p) + c] += row[a->N + a->p] * dt[c];
        }
    }
    if (g->drives != NULL) {
        drive_slopes(g, a, t, y, dt != NULL, &result[2 * n * a->p]);
    }
}
