/* Parts of a step that are taken, and steps taken anew that end at a crossing. */

/* Moves on to a part of the step that was taken, and what belongs to that: SIM_MORE, SIM_FULL (no room for its rows),
   SIM_FAILED. */
static int commit(sim *r, const layout *l, double h, double part, double until)
{
    const int code = rows_within(r, l, h, until);

    if (code != SIM_MORE) {
        return code;
    }
    if ((r->wanted == NULL) && (r->row < r->row_size)) {
        (void)write_row(r, r->t, l->y);
    }
    keep_piece(r, l, h, until);
    watch_limits(r, l, h, fmin(1.0, part));
    watch_turns(r, l, h, fmin(1.0, part));
    r->status = graver(r->status, r->moving);
    if ((r->moving == SIM_SEVERAL) && isnan(r->several_at)) {
        r->several_at = r->t;
    }
    r->steps++;
    if (r->unresolved < NOISE) {
        r->unresolved += (r->halvings > 0) ? (r->halvings - 1) : ((r->unresolved > 0) ? -1 : 0);
    }
    r->halvings = 0;
    return SIM_MORE;
}

/* Whether a corner or a jump lies just beyond a step that ended before it; then where. */
static crossing bend_beyond(sim *r, const layout *l, double h)
{
    crossing first = {-1, BEYOND, 0.0, 0};

    for (int32_t j = 0; j < l->switches; j++) {
        if (bends(l, j)) {
            const double beyond = switch_at(r, l, j, h, BEYOND);
            const int number = !isnan(l->samples[((SAMPLES - 1) * l->switches) + j]);
            double part = BEYOND;
            double known = -1.0;

            if (number == isnan(beyond)) {
                part = edge(r, l, j, h, 1.0, BEYOND, number).beyond;
            } else if ((l->armed[j] != 0U) && (beyond < 0.0) && counts(r, l, j, beyond, &known)) {
                part = root(r, l, j, h, 1.0, BEYOND);
            }
            if (part < first.part) {
                first.which = j;
                first.part = part;
            }
        }
    }
    return first;
}

/* Takes the step anew up to a crossing, so that the event has the accuracy of a step and not of an interpolant, and
   corrects the instant by Newton's rule. What must have changed its sign has done so. */
static int land(sim *r, const layout *l, crossing *first, double *h)
{
    const double part = first->part;
    const double length = part * (*h);
    const double slope = (switch_at(r, l, first->which, *h, part) - switch_at(r, l, first->which, *h, NEARBY * part))
                         / ((1.0 - NEARBY) * length);
    double error = 0.0;
    double unit = 2.3e-16 * fmax(1.0, fabs(r->t / length));
    double shift = 0.0;
    int status = try_step(r, r->t, l->y, length, l->K, l->end, &error);

    if (status == SIM_OK) {
        status = prepare_between(r, r->t, l->y, length, l->K, l->end, l->room, l->F);
    }
    if (status != SIM_OK) {
        return status;
    }
    if ((slope < 0.0) && !is_condition(l, first->which)) {
        shift = -switch_at(r, l, first->which, length, 1.0) / (slope * length);
    }
    first->part = (fabs(shift) < (1.0 - NEARBY)) ? (1.0 + shift) : 1.0;
    while (two_sided(l, first->which) && before_zero(l, first->which, switch_at(r, l, first->which, length, first->part))
           && (unit < (1.0 - NEARBY))) {
        first->part += unit;
        unit *= 2.0;
    }
    *h = length;
    return SIM_OK;
}
