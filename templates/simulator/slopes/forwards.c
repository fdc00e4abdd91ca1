/* The pass forwards. */

/* S over a jump. */
static int32_t over_jump(
    sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const double *after,
    const signed char *modes, const unsigned char *hits, const double *piece, double *dt, double *slopes)
{
    sim *r = g->run;
    sim_signals *s = r->signals;
    const double before = (piece == NULL) ? jump->t : just_before(g, a, l, jump, piece);
    const int32_t total = a->N + (a->states - a->cont) + a->m + a->n;
    int32_t status = SLOPES_OK;

    if (isnan(before)) {
        return SLOPES_TOGETHER;
    }
    for (int32_t c = 0; c < a->p; c++) {
        dt[c] = 0.0;
    }
    for (int32_t k = 0; k < a->N; k++) {
        a->f0[k] = 0.0;
    }
    if (jump->which != JUMP_START) {
        (void)derivative(r, before, a->y, a->f0);
    } else {
        for (int32_t k = 0; k < r->size; k++) {
            a->y[k] = after[k];
        }
        seek_tables(s, jump->t);
        (void)unpack(r, jump->t, a->y, r->workspace, &r->workspace[a->n]);
        evaluate_signals(r, jump->t, r->workspace, &r->workspace[a->n], 1);
    }
    if ((jump->look != 0) || (jump->which == JUMP_FLIGHTS)) {
        for (int32_t c = 0; c < a->p; c++) { /* right after another one, at its instant */
            dt[c] = dt[c - a->p];
        }
    } else if (jump->which >= 0) {
        status = event_times(g, a, l, jump, hits, before, a->f0, dt);
    } else if (jump->which == JUMP_STOP) {
        status = knot_times(g, a, jump->t, dt);
    } else if (jump->which != JUMP_START) {
        status = SLOPES_NONE;
    }
    for (int32_t k = 0; k < total; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            a->D[(k * a->p) + c] = g->S[(k * a->p) + c];
            if (k < a->f) {
                add_unrounded(a->f0[k] * dt[c], &a->D[(k * a->p) + c], &a->low[(k * a->p) + c]);
            } else if (k < a->N) {
                a->D[(k * a->p) + c] += a->f0[k] * dt[c];
            }
        }
    }
    (void)spread_slopes(g, a, before, a->y, 0);
    full_slopes(a, a->W, a->D, 2 * a->n, slopes);
    for (int32_t k = 0; k < (2 * a->n); k++) {
        for (int32_t c = 0; c < a->p; c++) {
            slopes[(k * a->p) + c] += a->W[(k * a->C) + a->N + a->p] * dt[c];
        }
    }
    if ((jump->which == JUMP_FLIGHTS) && (piece != NULL)) {
        shift_limit(g, a, jump, piece, &modes[r->plant->modes]);
        status = (over_impact(g, a, jump, &piece[3 + a->f], &after[a->f]) != 0) ? SLOPES_OK : SLOPES_NONE;
    } else if (
        (r->stop_count > 0) && (jump->which >= 0) && (status == SLOPES_OK)
        && rates_jump(a, l, hits, &a->y[a->f], &after[a->f])
        && ((g->impact == NULL) || (over_impact(g, a, jump, &a->y[a->f], &after[a->f]) == 0))) {
        status = SLOPES_NONE;
    }
    renew_slopes(g, a, jump, after);
    for (int32_t k = 0; k < r->plant->modes; k++) {
        r->mode[k] = modes[k];
    }
    for (int32_t k = 0; (r->stop_count > 0) && (k < stops_of(r)); k++) {
        r->closed[k] = modes[r->plant->modes + k];
    }
    for (int32_t k = 0; k < a->m; k++) {
        s->u[k] = after[r->size + a->states + k];
    }
    for (int32_t k = 0; k < a->n; k++) {
        s->tau[k] = after[r->size + a->states + a->m + k];
    }
    for (int32_t k = 0; k < r->size; k++) {
        a->y[k] = after[k];
    }
    (void)derivative(r, jump->t, a->y, a->f1);
    for (int32_t k = 0; k < a->f; k++) {
        const int32_t i = r->free_joints[k];
        const int stands = (r->stop_count > 0) && (r->closed[i] != 0);

        for (int32_t c = 0; (c < a->p) && rests_here(r, i); c++) {
            a->D[((a->f + k) * a->p) + c] = 0.0;
            if (stands) {
                a->D[(k * a->p) + c] = g->stop_slopes[(((r->closed[i] < 0) ? 0 : stops_of(r)) + i) * a->p + c];
                a->low[(k * a->p) + c] = 0.0;
            }
        }
    }
    for (int32_t k = 0; k < total; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            g->S[(k * a->p) + c] = a->D[(k * a->p) + c];
            if (k < a->f) {
                add_unrounded(-(a->f1[k] * dt[c]), &g->S[(k * a->p) + c], &a->low[(k * a->p) + c]);
            } else if (k < a->N) {
                g->S[(k * a->p) + c] -= a->f1[k] * dt[c];
            }
        }
    }
    for (int32_t c = 0; (c < a->p) && (jump->which == JUMP_FLIGHTS) && (piece != NULL); c++) {
        dt[c] += a->shift[c];
        for (int32_t k = 0; k < a->f; k++) {
            slopes[(r->free_joints[k] * a->p) + c] += after[a->f + k] * a->shift[c];
        }
    }
    return status;
}

void symgen_slopes(
    sim_slopes *g, int64_t pieces, const double *piece, const int64_t *piece_counts, int64_t jumps, const sim_jump *jump,
    const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits, int64_t rows,
    const double *row_times)
{
    const slope_parts a = slope_parts_of(g);
    sim *r = g->run;
    const layout l = parts_of(r);
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a.states + a.m + a.n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);
    int64_t at = 0;
    int64_t row = 0;
    int64_t since = 0;    /* the first piece over which S has not been followed to its end, */
    double reached = 0.0; /* and the instant up to which it has been */

    name_kinds(&l);
    r->signals->hold_due = 1.0;
    for (int32_t k = 0; k < (a.f * a.p); k++) {
        a.low[k] = 0.0;
    }
    g->status = SLOPES_OK;
    g->length = 0.0;
    g->stages = 2;
    for (int64_t k = 0; k <= pieces; k++) {
        const double *now = &piece[k * width];

        if ((k > since)
            && ((k == pieces) || ((at < jumps) && (jump[at].piece <= k)) || parted(g, piece_counts, k))) {
            follow(g, &a, (stretch){&piece[since * width], k - since}, reached, piece[((k - 1) * width) + 1]);
            since = k;
        }
        if ((k == pieces) && (k > 0)) {
            symgen_between(r->size, &piece[(k - 1) * width], piece[((k - 1) * width) + 1], a.y);
        }
        while ((at < jumps) && (jump[at].piece <= k) && (g->status == SLOPES_OK)) {
            const double *last = (k > 0) ? &piece[(k - 1) * width] : NULL;

            if (k > 0) {
                symgen_between(r->size, last, jump[at].t, a.y);
            }
            if ((at > 0) && (jump[at - 1].piece == jump[at].piece)) {
                last = NULL;
                for (int32_t i = 0; i < r->size; i++) {
                    a.y[i] = jump_states[((at - 1) * state_width) + i];
                }
            }
            g->status = over_jump(
                g, &a, &l, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width],
                &jump_hits[at * l.switches], last, &g->jump_times[at * a.p], &g->jump_slopes[at * 2 * a.n * a.p]);
            g->failed = at;
            at++;
        }
        if (g->status != SLOPES_OK) {
            return;
        }
        if (k == pieces) {
            break;
        }
        reached = (k == since) ? now[0] : reached;
        while (row < piece_counts[2 * k]) {
            const double t = fmax(now[0], row_times[row]);

            follow(g, &a, (stretch){&piece[since * width], (k + 1) - since}, reached, t);
            since = k;
            reached = t;
            symgen_between(r->size, now, t, a.y);
            row_of_slopes(g, &a, t, a.y, NULL, &g->row_slopes[row * 3 * a.n * a.p]);
            row++;
        }
    }
    for (int32_t k = 0; (k < a.N) && (g->ends != 0); k++) {
        for (int32_t c = 0; c < a.p; c++) {
            g->S[(k * a.p) + c] += a.f1[k] * g->jump_times[((at - 1) * a.p) + c];
        }
    }
    while (row < rows) {
        const double *dt = (g->ends != 0) ? &g->jump_times[(at - 1) * a.p] : NULL;

        row_of_slopes(g, &a, row_times[row], a.y, dt, &g->row_slopes[row * 3 * a.n * a.p]);
        row++;
    }
}
