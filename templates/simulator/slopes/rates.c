/* Derivatives of rates, with what closed stops and joints that follow hold. */

static int rests_here(const sim *r, int32_t joint)
{
    return ((r->rough[joint] != 0U) && (r->mode[joint] == 0)) || ((r->stop_count > 0) && (r->closed[joint] != 0));
}

/* The derivative of a quantity with these derivatives by W's columns: by parameter c (or, with c = p, along the motion). */
static double along_column(const slope_parts *a, const double *row, const double *S, const double *f, int32_t c)
{
    double sum = row[a->N + c];

    for (int32_t j = 0; j < a->N; j++) {
        sum += row[j] * ((c < a->p) ? S[(j * a->p) + c] : f[j]);
    }
    return sum;
}

/* Entry i of the direction in the coordinates along which a stop pushes. */
static double push_of(const sim *r, int32_t stop, int32_t i)
{
    return (stop >= r->plant->n) ? row_of(r, stop - r->plant->n)[i] : ((stop == i) ? 1.0 : 0.0);
}

/* Derivatives of joints that follow, behind those by W's columns, along `direction`: q, qd, inputs, t, parameters. */
static const double *followers_along(sim_slopes *g, const slope_parts *a, double t, const double *qdd)
{
    const sim *r = g->run;
    double *found = &a->V[r->following_stops * (a->n + 2) * a->C];

    CALL(
        r->plant, g->followers, (const void *, const double *, const double *, const double *, const double *),
        (g->prepared, r->workspace, &r->workspace[a->n], qdd, a->direction), r->signals->u, t, (double *), (found));
    return found;
}

/* The same along column c of a matrix with W's columns or, with S, by parameter c. */
static const double *followers_by(
    sim_slopes *g, const slope_parts *a, double t, const double *qdd, const double *S, const double *f, int32_t c)
{
    const int32_t last = (S != NULL) ? a->p : (a->N + a->p);
    const int32_t first = (S != NULL) ? 0 : a->N;

    for (int32_t k = 0; k < ((2 * a->n) + a->m); k++) {
        const double *row = &a->W[((k < (2 * a->n)) ? k : (k + a->states)) * a->C];

        a->direction[k] = (S != NULL) ? along_column(a, row, S, f, c) : row[c];
    }
    a->direction[(2 * a->n) + a->m] = (c == last) ? 1.0 : 0.0;
    for (int32_t k = 0; k < g->chain_columns; k++) {
        a->direction[(2 * a->n) + a->m + 1 + k] = (c == (first + k)) ? 1.0 : 0.0;
    }
    return followers_along(g, a, t, qdd);
}

/* Derivatives of joints that follow and are held by their stops, by W's columns, into V; the directions in which these
   stops push turn with them, and so do the rows of tau in W. */
static void turn_with_followers(sim_slopes *g, const slope_parts *a, double t, const double *qdd)
{
    const sim *r = g->run;
    const int32_t C = a->C;
    const int32_t width = a->n + 2;
    int any = 0;

    for (int32_t s = a->n; s < stops_of(r); s++) {
        any = any || (r->closed[s] != 0);
    }
    for (int32_t c = 0; (c < C) && (any != 0); c++) {
        const double *found = followers_by(g, a, t, qdd, NULL, NULL, c);

        for (int32_t k = 0; k < (r->following_stops * width); k++) {
            a->V[(k * C) + c] = found[k];
        }
    }
    for (int32_t s = a->n; (s < stops_of(r)) && (any != 0); s++) {
        for (int32_t i = 0; (i < a->n) && (r->closed[s] != 0); i++) {
            add_row(
                a, r->contact[s], &a->V[(((s - a->n) * width) + 1 + i) * C],
                &a->W[((2 * a->n) + a->states + a->m + i) * C]);
        }
    }
}

/* The acceleration of free joint k by a unit force along a stop; all others where joints rest. */
static double answers(const sim_slopes *g, const slope_parts *a, int32_t k, int32_t stop)
{
    const sim *r = g->run;
    const double *row = &a->M[(r->free_joints[k] * a->width) + (2 * a->n)];
    double sum = 0.0;

    if (stop < a->n) {
        return row[stop];
    }
    for (int32_t i = 0; i < a->n; i++) {
        sum += row[i] * push_of(r, stop, i);
    }
    return sum;
}

/* Lets the forces of closed stops change so that their joints stay at rest: G has the accelerations of all joints that the
   stops may push, and the forces' derivatives are added to the rows of tau in W. */
static void hold_at_stops(sim_slopes *g, const slope_parts *a, double *G)
{
    const sim *r = g->run;
    const int32_t C = a->C;
    int32_t *carrying = r->stop_list;
    double *matrix = room_of_stops(r, STOP_PARTS);
    double *right = room_of_stops(r, STOP_STEP);
    int32_t count = 0;

    for (int32_t s = 0; s < stops_of(r); s++) {
        double response = 0.0;
        double size = 0.0;

        for (int32_t k = 0; (k < a->f) && carries(r, r->mode, s); k++) {
            const double part = push_of(r, s, r->free_joints[k]) * answers(g, a, k, s);

            response += part;
            size += fabs(part);
        }
        if (response > (RESTING * size)) {
            carrying[count] = s;
            count++;
        }
    }
    for (int32_t k = 0; k < (stops_of(r) * C); k++) {
        a->H[k] = 0.0;
    }
    for (int32_t c = 0; (c < C) && (count > 0); c++) {
        for (int32_t i = 0; i < count; i++) {
            const int32_t s = carrying[i];

            right[i] = (s < a->n) ? 0.0 : -a->V[((((s - a->n) * (a->n + 2)) + a->n + 1) * C) + c];
            for (int32_t j = 0; j < count; j++) {
                matrix[(i * count) + j] = 0.0;
            }
            for (int32_t k = 0; k < a->f; k++) {
                const double along = push_of(r, s, r->free_joints[k]);

                right[i] -= along * G[(k * C) + c];
                for (int32_t j = 0; (j < count) && !is_zero(along); j++) {
                    matrix[(i * count) + j] += along * answers(g, a, k, carrying[j]);
                }
            }
        }
        eliminate(count, count, matrix, right);
        for (int32_t j = 0; j < count; j++) {
            const int32_t s = carrying[j];

            a->H[(s * C) + c] = right[j];
            for (int32_t i = 0; i < a->n; i++) {
                a->W[(((2 * a->n) + a->states + a->m + i) * C) + c] += right[j] * push_of(r, s, i);
            }
            for (int32_t k = 0; k < a->f; k++) {
                G[(k * C) + c] += answers(g, a, k, s) * right[j];
            }
        }
    }
    for (int32_t k = 0; k < a->f; k++) {
        for (int32_t c = 0; (c < C) && carries(r, r->mode, r->free_joints[k]); c++) {
            G[(k * C) + c] = 0.0;
        }
    }
}

/* Derivatives of the rates of free joints' qd and of x, by W's columns, at (t, y). */
static int rate_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, double *G)
{
    sim *r = g->run;
    const sim_plant *p = r->plant;
    const int32_t C = a->C;
    const double *q = r->workspace;
    const double *qd = &q[a->n];
    const int status = spread_slopes(g, a, t, y, 0);

    if (r->stop_count > 0) { /* the forces of closed stops */
        (void)motion_with_stops(r, t, q, qd, r->mode, &r->workspace[2 * a->n], &r->workspace[(2 * a->n) + p->modes]);
        turn_with_followers(g, a, t, &r->workspace[(2 * a->n) + p->modes]);
    }
    if (g->takes_modes != 0) {
        CALL(
            p, g->motion, (const void *, const double *, const double *, const double *, const signed char *),
            (g->prepared, q, qd, tau_with_stops(r), r->mode), r->signals->u, t, (double *), (a->M));
    } else {
        CALL(
            p, g->motion, (const void *, const double *, const double *, const double *),
            (g->prepared, q, qd, tau_with_stops(r)), r->signals->u, t, (double *), (a->M));
    }
    for (int32_t k = 0; k < a->f; k++) {
        const int32_t i = r->free_joints[k];
        const double *slopes = &a->M[i * a->width];
        double *to = &G[k * C];

        for (int32_t c = 0; c < C; c++) {
            to[c] = 0.0;
        }
        if ((r->rough[i] != 0U) && (r->mode[i] == 0)) {
            continue;
        }
        for (int32_t j = 0; j < a->f; j++) {
            to[j] = slopes[r->free_joints[j]];
            to[a->f + j] = slopes[a->n + r->free_joints[j]];
        }
        for (int32_t j = 0; (j < a->n) && (a->f < a->n); j++) {
            int own = 0;

            for (int32_t b = 0; b < a->f; b++) {
                own = own || (r->free_joints[b] == j);
            }
            if (!own) {
                add_row(a, slopes[j], &a->W[j * C], to);
                add_row(a, slopes[a->n + j], &a->W[(a->n + j) * C], to);
            }
        }
        for (int32_t j = 0; j < a->n; j++) {
            add_row(a, slopes[(2 * a->n) + j], &a->W[((2 * a->n) + a->states + a->m + j) * C], to);
        }
        for (int32_t j = 0; j < a->m; j++) {
            add_row(a, slopes[(3 * a->n) + j], &a->W[((2 * a->n) + a->states + j) * C], to);
        }
        for (int32_t j = 0; j < g->chain_columns; j++) {
            to[a->N + j] += slopes[(3 * a->n) + a->m + j];
        }
    }
    if (r->stop_count > 0) {
        hold_at_stops(g, a, G);
    }
    if (g->rates != NULL) {
        call_law(g, a, g->rates, t);
        for (int32_t k = 0; k < a->cont; k++) {
            chained(g, a, &a->L[k * a->law_width], &G[(a->f + k) * C]);
        }
    }
    return status;
}
