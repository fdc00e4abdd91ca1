/* S over impacts, and over flights without end. */

/* The stops that push in an impact, into `stop_list`, and their impulses, into the room of forces: momentum in f1 is the
   sum of these along the stops' directions. Returns their number; -1 where they are not known. */
static int32_t pushing_stops(const sim_slopes *g, const slope_parts *a)
{
    const sim *r = g->run;
    int32_t *list = r->stop_list;
    double *impulse = room_of_stops(r, STOP_STEP);
    double *matrix = room_of_stops(r, STOP_PARTS);
    double largest = 0.0;
    int32_t count = 0;
    int32_t kept = 0;

    for (int32_t s = 0; s < stops_of(r); s++) {
        const double place = (s < a->n) ? r->workspace[s] : room_of_stops(r, STOP_PLACE)[s];
        const double gap = fmin(fabs(place - r->stop_lower[s]), fabs(r->stop_upper[s] - place));
        int pushes = (s >= a->n);

        for (int32_t k = 0; k < a->f; k++) {
            pushes = pushes || (r->free_joints[k] == s);
        }
        if (pushes && (gap <= (AT_BOUND * (1.0 + fabs(place))))) {
            list[count] = s;
            count++;
        }
    }
    for (int32_t i = 0; i < count; i++) {
        impulse[i] = 0.0;
        for (int32_t j = 0; j < count; j++) {
            matrix[(i * count) + j] = 0.0;
        }
        for (int32_t k = 0; k < a->f; k++) {
            const double along = push_of(r, list[i], r->free_joints[k]);

            impulse[i] += along * a->f1[k];
            for (int32_t j = 0; j < count; j++) {
                matrix[(i * count) + j] += along * push_of(r, list[j], r->free_joints[k]);
            }
        }
    }
    eliminate(count, count, matrix, impulse);
    for (int32_t k = 0; k < a->f; k++) {
        largest = fmax(largest, fabs(a->f1[k]));
    }
    for (int32_t k = 0; k < a->f; k++) {
        double rest = a->f1[k];

        for (int32_t i = 0; i < count; i++) {
            rest -= push_of(r, list[i], r->free_joints[k]) * impulse[i];
        }
        if (!(fabs(rest) <= (UNEXPLAINED * largest))) {
            return -1;
        }
    }
    for (int32_t i = 0; i < count; i++) {
        double size = 0.0;

        for (int32_t k = 0; k < a->f; k++) {
            size = fmax(size, fabs(push_of(r, list[i], r->free_joints[k]) * impulse[i]));
        }
        if (size > (1e-9 * largest)) {
            list[kept] = list[i];
            impulse[kept] = impulse[i];
            kept++;
        }
    }
    return (kept <= a->f) ? kept : -1;
}

/* The derivative of rates after an impact, into D: with w along the stops that push and their impulses P,

       M d(qd+) - sum w dP = M d(qd-) - dM step + sum P dw
       w d(qd+) + dw qd+ = -e (w d(qd-) + dw qd-) - de w qd-

   `before` is qd- of the free joints. Returns 0 where there is none. */
static int over_impact(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *before, const double *after)
{
    sim *r = g->run;
    const sim_plant *plant = r->plant;
    const int32_t n = a->n;
    const int32_t f = a->f;
    const int32_t width = (2 * n) + a->m + g->chain_columns;
    double *step = a->direction;
    double *by = a->M;
    double *matrix = a->matrix;
    const double *impulse = room_of_stops(r, STOP_STEP);
    const int32_t *list = r->stop_list;
    int32_t count;
    int32_t size;

    (void)unpack(r, jump->t, a->y, r->workspace, &r->workspace[n]);
    look_at_followers(r, jump->t, r->workspace, &r->workspace[n]);
    for (int32_t i = 0; i < n; i++) {
        step[i] = 0.0;
    }
    for (int32_t k = 0; k < f; k++) {
        step[r->free_joints[k]] = after[k] - before[k];
    }
    CALL(
        plant, g->impact, (const void *, const double *, const double *), (g->prepared, r->workspace, step),
        r->signals->u, jump->t, (double *), (by));
    for (int32_t k = 0; k < f; k++) {
        a->f1[k] = 0.0;
        for (int32_t j = 0; j < n; j++) {
            a->f1[k] += by[(r->free_joints[k] * width) + n + a->m + g->chain_columns + j] * step[j];
        }
    }
    count = pushing_stops(g, a);
    if (count < 0) {
        return 0;
    }
    size = f + count;
    for (int32_t k = 0; k < (size * size); k++) {
        matrix[k] = 0.0;
    }
    for (int32_t k = 0; k < f; k++) {
        const double *row = &by[r->free_joints[k] * width];

        for (int32_t j = 0; j < f; j++) {
            matrix[(k * size) + j] = row[n + a->m + g->chain_columns + r->free_joints[j]];
        }
        for (int32_t j = 0; j < count; j++) {
            matrix[(k * size) + f + j] = -push_of(r, list[j], r->free_joints[k]);
            matrix[((f + j) * size) + k] = push_of(r, list[j], r->free_joints[k]);
        }
        for (int32_t c = 0; c < a->p; c++) {
            double *right = &a->K[(k * a->p) + c];

            *right = (c < g->chain_columns) ? -row[n + a->m + c] : 0.0;
            for (int32_t j = 0; j < f; j++) {
                *right += row[n + a->m + g->chain_columns + r->free_joints[j]] * a->D[((f + j) * a->p) + c];
            }
            for (int32_t j = 0; j < n; j++) {
                *right -= row[j] * along_column(a, &a->W[j * a->C], a->D, NULL, c);
            }
            for (int32_t j = 0; j < a->m; j++) {
                *right -= row[n + j] * along_column(a, &a->W[((2 * n) + a->states + j) * a->C], a->D, NULL, c);
            }
        }
    }
    for (int32_t c = 0; c < a->p; c++) {
        const double *turns = (g->followers != NULL) ? followers_by(g, a, jump->t, step, a->D, NULL, c) : NULL;

        for (int32_t j = 0; j < count; j++) {
            const int32_t s = list[j];
            double *right = &a->K[((f + j) * a->p) + c];
            double met = 0.0;
            double left = 0.0;
            double slope = 0.0;
            double turn = 0.0;
            double e;

            for (int32_t k = 0; k < f; k++) {
                met += push_of(r, s, r->free_joints[k]) * before[k];
                left += push_of(r, s, r->free_joints[k]) * after[k];
                slope += push_of(r, s, r->free_joints[k]) * a->D[((f + k) * a->p) + c];
            }
            e = is_zero(met) ? 0.0 : fmax(0.0, -left / met);
            e = (e > 1e-9) ? e : 0.0;
            for (int32_t k = 0; (k < f) && (s >= n); k++) {
                const double dw = turns[((s - n) * (n + 2)) + 1 + r->free_joints[k]];

                turn += dw * (after[k] + (e * before[k]));
                a->K[(k * a->p) + c] += impulse[j] * dw;
            }
            *right = -(e * slope) - turn;
            *right -= (e > 0.0) ? (g->stop_slopes[(((2 * stops_of(r)) + s) * a->p) + c] * met) : 0.0;
        }
    }
    factor(size, matrix, g->pivots);
    solve_factored(size, matrix, g->pivots, a->p, a->K);
    for (int32_t k = 0; k < (f * a->p); k++) {
        a->D[(f * a->p) + k] = a->K[k];
    }
    return 1;
}

/* Whether any rate of a free joint jumps, and is not just taken off where a joint comes to rest. */
static int rates_jump(const slope_parts *a, const layout *l, const unsigned char *hits, const double *before, const double *after)
{
    int gaps = 0;
    int jumps = 0;

    for (int32_t j = l->first[KIND_GAP_LOWER]; j < l->first[KIND_GAP_UPPER + 1]; j++) {
        gaps = gaps || (hits[j] != 0U);
    }
    for (int32_t k = 0; k < a->f; k++) {
        jumps = jumps || (fabs(after[k] - before[k]) > (1e-9 * (fabs(after[k]) + fabs(before[k]))));
    }
    return gaps && jumps;
}

/* Relative derivative of the acceleration of a coordinate that a flight begins with, by parameter c. */
static double back_slope(const sim_slopes *g, const slope_parts *a, int32_t stop, int32_t c)
{
    double found = 0.0;

    for (int32_t k = 0; k < a->f; k++) {
        if (g->run->free_joints[k] == stop) {
            found = along_column(a, &a->G[k * a->C], a->D, NULL, c) / a->f0[a->f + k];
        }
    }
    return found;
}

/* How the limit of flights moves beside the last impact: the time R that is left is in proportion to the rate v after it,
   to 1/(1 - e) and to 1/a with the acceleration a back, so dR = R (dv/v + de/(1 - e) - da/a). Of joints that follow others
   the last part, of the order of R, is left out. */
static void shift_limit(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *piece, const signed char *closed)
{
    sim *r = g->run;
    const double *rates = &piece[3 + a->f];
    const double left = jump->t - piece[0];
    int32_t last = -1;
    double fastest = 0.0;

    (void)rate_slopes(g, a, jump->t, a->y, a->G);
    look_at_followers(r, jump->t, r->workspace, &r->workspace[a->n]);
    for (int32_t s = 0; s < stops_of(r); s++) {
        double rate = 0.0;

        for (int32_t k = 0; (k < a->f) && (closed[s] != 0) && (r->closed[s] == 0); k++) {
            rate += push_of(r, s, r->free_joints[k]) * rates[k];
        }
        if (fabs(rate) > fabs(fastest)) {
            fastest = rate;
            last = s;
        }
    }
    for (int32_t c = 0; c < a->p; c++) {
        double slope = 0.0;

        a->shift[c] = 0.0;
        if (last < 0) {
            continue;
        }
        if (last >= a->n) {
            const double *turns = &followers_by(g, a, jump->t, r->workspace, a->D, NULL, c)[(last - a->n) * (a->n + 2)];

            for (int32_t k = 0; k < a->f; k++) {
                slope += turns[1 + r->free_joints[k]] * rates[k];
            }
        }
        for (int32_t k = 0; k < a->f; k++) { /* right after the last impact, with the change over its own time */
            const double since = left * along_column(a, &a->G[k * a->C], g->S, NULL, c);

            slope += push_of(r, last, r->free_joints[k]) * (a->D[((a->f + k) * a->p) + c] - since);
        }
        a->shift[c] = left
                      * ((slope / fastest) - back_slope(g, a, last, c)
                         + (g->stop_slopes[(((2 * stops_of(r)) + last) * a->p) + c] / (1.0 - r->restitution[last])));
    }
}
