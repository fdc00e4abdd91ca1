/* Impacts at stops.

   Newton's restitution: with opening rates u before and u' after, impulses p push only, p >= 0, u' + e u >= 0, and one of
   the two is zero at each stop. This is a linear complementarity problem whose matrix is a part of the inverse inertia
   matrix; Murty's least-index method solves it (Murty 1974). Friction whose level does not depend on loads has no
   impulse, and joints that it holds move if an impact moves them. */

/* Whether the stop of a candidate is closed for good by an impact: `stop_modes` marks such stops. */
static unsigned char *marks_of_stops(const sim *r, int32_t which)
{
    const int32_t stops = stops_of(r);

    return (unsigned char *)&r->stop_modes[(2 * r->plant->modes) + (which * stops)];
}

static int shuts(const sim *r, const layout *l, int closing, int32_t c)
{
    return (closing != 0) && (marks_of_stops(r, 1)[stop_of(r, l, c)] != 0U);
}

/* The restitution of a candidate: one that was leaving its stop and is thrown back to it stays there. */
static double restitution_of(const sim *r, const layout *l, int closing, int32_t c, double before)
{
    const int hits = ((double)at_stop(r, l, c) * before) > 0.0;

    return (hits && !shuts(r, l, closing, c)) ? r->restitution[stop_of(r, l, c)] : 0.0;
}

/* Whether the rate of a candidate follows from those of the acting ones: two stops of one coordinate. */
static int implied(
    const sim *r, const layout *l, int32_t c, const unsigned char *acting, const double *column, int32_t stride)
{
    const int32_t count = candidates(r);
    const double own = free_part(r, l, c, &column[c * stride]);
    int any = 0;

    for (int32_t j = 0; (j < count) && (r->following_stops > 0); j++) {
        if ((acting[j] != 0U) && (j != c)) {
            const double both = free_part(r, l, c, &column[j * stride]);

            any = any || (((both * both) >= ((1.0 - RESTING) * own * free_part(r, l, j, &column[j * stride]))));
        }
    }
    return any;
}

/* Impulses at all stops that joints stand at and do not leave. With `closing` the marked joints are stopped together,
   without restitution. Rates are changed in y; the energy that is lost is added to the ledger. */
static void collide(sim *r, const layout *l, int closing)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t f = r->free_count;
    const int32_t count = candidates(r);
    const int32_t stride = stops_of(r);
    double *M = room_of_stops(r, STOP_PARTS);
    double *part = &M[stride * stride];
    double *column = &part[stride * stride]; /* row c: M^-1 w of the candidate c that stands at its stop */
    double *impulse = room_of_stops(r, STOP_STEP);
    double *before = room_of_stops(r, STOP_RATE);
    double *right = room_of_stops(r, STOP_RIGHT);
    double *rates = room_of_stops(r, STOP_QDD);
    unsigned char *acting = marks_of_stops(r, 0);
    double lost = 0.0;
    double fastest = 0.0;

    look_here(r, l);
    (void)unpack(r, r->t, l->y, r->workspace, &r->workspace[n]);
    p->inertia(p, r->t, r->workspace, r->signals->u, M);
    for (int32_t k = 0; k < f; k++) {
        rates[k] = l->y[f + k];
    }
    for (int32_t c = 0; c < count; c++) {
        before[c] = rate_of(r, l, c);
        impulse[c] = 0.0;
        acting[c] = 0U;
        if (at_stop(r, l, c) != 0) {
            for (int32_t i = 0; i < f; i++) {
                column[(c * stride) + i] = (c >= f) ? row_of(r, c - f)[r->free_joints[i]] : ((i == c) ? 1.0 : 0.0);
                for (int32_t j = 0; j < f; j++) {
                    part[(i * stride) + j] = M[(r->free_joints[i] * n) + r->free_joints[j]];
                }
            }
            eliminate(f, stride, part, &column[c * stride]);
        }
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;
        int32_t size = 0;

        for (int32_t k = 0; k < count; k++) { /* impulses of the acting stops, along their opening directions */
            impulse[k] = 0.0;
            if (acting[k] != 0U) {
                const double e = restitution_of(r, l, closing, k, before[k]);
                int32_t at = 0;

                for (int32_t j = 0; j < count; j++) {
                    if (acting[j] != 0U) {
                        part[(size * stride) + at] = free_part(r, l, k, &column[j * stride]);
                        at++;
                    }
                }
                right[size] = -(1.0 + e) * before[k];
                size++;
            }
        }
        eliminate(size, stride, part, right);
        size = 0;
        for (int32_t k = 0; k < count; k++) {
            if (acting[k] != 0U) {
                impulse[k] = right[size];
                size++;
            }
        }
        for (int32_t k = 0; (k < count) && (wrong < 0); k++) {
            const double opens = -(double)at_stop(r, l, k);
            const double e = restitution_of(r, l, closing, k, before[k]);
            double after = before[k];

            if (is_zero(opens)) {
                continue;
            }
            for (int32_t j = 0; j < count; j++) {
                after += (is_zero(impulse[j])) ? 0.0 : (impulse[j] * free_part(r, l, k, &column[j * stride]));
            }
            if (acting[k] != 0U) {
                wrong = (!shuts(r, l, closing, k) && ((opens * impulse[k]) < 0.0)) ? k : -1;
            } else if (implied(r, l, k, acting, column, stride)) {
                wrong = -1;
            } else {
                wrong = (shuts(r, l, closing, k) || ((opens * (after + (e * before[k]))) < 0.0)) ? k : -1;
            }
        }
        if (wrong < 0) {
            break;
        }
        acting[wrong] = (unsigned char)(acting[wrong] == 0U);
    }
    for (int32_t k = 0; k < f; k++) {
        double after = rates[k];

        for (int32_t j = 0; j < count; j++) {
            after += (acting[j] != 0U) ? (impulse[j] * column[(j * stride) + k]) : 0.0;
        }
        l->y[f + k] = after;
        fastest = fmax(fastest, fabs(rates[k]));
    }
    for (int32_t k = 0; (k < f) && (r->following_stops > 0); k++) { /* what is left of rates that cancel */
        l->y[f + k] = (fabs(l->y[f + k]) <= ((TOUCH * fastest) + (1e-3 * r->atol))) ? 0.0 : l->y[f + k];
    }
    for (int32_t c = 0; c < count; c++) {
        if (acting[c] != 0U) {
            const double e = restitution_of(r, l, closing, c, before[c]);
            const double after = is_zero(e) ? 0.0 : (-e * before[c]);

            lost -= 0.5 * impulse[c] * (before[c] + after);
            if (c < f) {
                l->y[f + c] = after;
            }
        }
    }
    for (int32_t i = 0; i < n; i++) { /* drives whose motion is given hold their joints, and do work */
        double push = 0.0;
        int is_free = 0;

        for (int32_t k = 0; k < f; k++) {
            push += M[(i * n) + r->free_joints[k]] * (l->y[f + k] - rates[k]);
            is_free = is_free || (r->free_joints[k] == i);
        }
        if (!is_free) {
            l->y[r->size - 2] += push * r->workspace[n + i];
        }
    }
    l->y[r->size - 1] += lost;
    r->lost += lost;
    for (int32_t k = 0; k < f; k++) {
        const int32_t i = r->free_joints[k];
        const double rate = l->y[f + k];

        l->before[i] = (r->rough[i] != 0U) ? l->before[i] : (signed char)((rates[k] > 0.0) - (rates[k] < 0.0));
        if (r->rough[i] != 0U) {
            l->stopped[i] = (unsigned char)is_zero(rate);
            r->mode[i] = is_zero(rate) ? r->mode[i] : ((rate > 0.0) ? 1 : -1);
        }
    }
    if (l->modes > n) {
        const double *found = &l->values[l->first[KIND_RATE]];
        double largest = 0.0;

        for (int32_t k = 0; k < f; k++) {
            largest = fmax(largest, fabs(l->y[f + k]));
        }
        for (int32_t k = n; k < l->modes; k++) {
            r->mode[k] = (r->rough[k] != 0U) ? 1 : r->mode[k];
        }
        switch_values(r, l, r->t, l->y, l->values); /* rates along the mode +1 */
        for (int32_t k = n; k < l->modes; k++) {
            if (r->rough[k] != 0U) {
                l->stopped[k] = (unsigned char)(fabs(found[k]) <= (RESTING * largest));
                r->mode[k] = (found[k] < 0.0) ? -1 : 1;
            }
        }
    }
    look_here(r, l);
}
