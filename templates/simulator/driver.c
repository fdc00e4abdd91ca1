/* The loop: steps, their switching functions, events. */

/* The size of a switching function before its zero, over the time to it. */
static double rate_of_switch(const layout *l, const crossing *first, double h)
{
    double size = 0.0;

    for (int32_t k = 0; (k < SAMPLES) && (first->which >= 0) && (PLACE[k] < first->part); k++) {
        const double sampled = fabs(l->samples[(k * l->switches) + first->which]);

        size = isfinite(sampled) ? fmax(size, sampled) : size;
    }
    return (size > 0.0) ? (size / (first->part * h)) : 0.0;
}

/* Whether a buffer has no room for what one step may add. */
static int is_full(const sim *r)
{
    return ((r->event + 2) > r->event_size) || ((r->row + 2) > r->row_size)
           || ((r->piece_size > 0) && ((r->piece + 1) > r->piece_size))
           || ((r->jump_size > 0) && ((r->jump + 3) > r->jump_size));
}

/* One step, and the event in it or at its end. */
static int advance(sim *r)
{
    const layout l = parts_of(r);
    const double stop = next_stop(r, r->t);
    const double least = least_step(r);
    double grow = GROW;
    crossing first = {-1, 2.0, 0.0, 0};
    double taken;
    double until;
    double rate = 0.0;

    if (r->fresh == 0) {
        const int status = derivative(r, r->t, l.y, l.K);

        if (status != SIM_OK) {
            return fail(r, status, r->reason);
        }
        if (!(r->h > 0.0)) {
            r->h = first_step(r, r->t, l.y, l.K, stop - r->t, l.room, l.slope);
        }
        r->fresh = 1;
    }
    for (;;) {
        double error = 0.0;
        double h = r->h;
        int last = 0;
        int status;

        if ((r->t + (1.01 * h)) >= stop) {
            h = stop - r->t;
            last = 1;
        }
        status = try_step(r, r->t, l.y, h, l.K, l.end, &error);
        if ((status == SIM_OK) && (error < 1.0)) {
            status = prepare_between(r, r->t, l.y, h, l.K, l.end, l.room, l.F);
        } else if ((status == SIM_OK)) {
            r->rejected++;
            r->h = h * fmax(SHRINK, SAFETY * pow(error, EXPONENT));
            grow = 1.0;
            if (r->h < least) {
                return fail(r, SIM_LIMIT, SIM_STEP);
            }
            continue;
        }
        if (status != SIM_OK) {
            r->rejected++;
            r->h = SHRINK * h;
            grow = 1.0;
            if (r->h < least) {
                return fail(r, status, r->reason);
            }
            continue;
        }
        first.which = -1;
        if (watches(r)) {
            sample(r, &l, h);
            first = first_crossing(r, &l, h);
        }
        if ((first.which >= 0) && bends(&l, first.which) && (r->approaching < APPROACHES)
            && ((BEFORE * first.part * h) > least)) {
            r->approaching++;
            r->h = BEFORE * first.part * h;
            grow = 1.0;
            continue;
        }
        if (calls_for_switches(r) && (r->unresolved < NOISE) && (r->halvings < RESOLVING) && !resolved(r, &l) && ((0.5 * h) > (4.0 * least))) {
            r->halvings++;
            r->h = 0.5 * h;
            grow = 1.0;
            continue;
        }
        if ((first.which < 0) && (r->approaching > 0) && !last) {
            first = bend_beyond(r, &l, h);
            if ((r->t + (first.part * h)) > stop) {
                first.which = -1;
            }
        }
        rate = rate_of_switch(&l, &first, h);
        if ((first.which >= 0) && (first.part > CLOSE) && (first.part <= 1.0) && !bends(&l, first.which)
            && (first.touches == 0)) {
            status = land(r, &l, &first, &h);
            if (status != SIM_OK) {
                r->rejected++;
                r->h = SHRINK * h;
                continue;
            }
            last = 0;
        }
        {
            const int nearly = (first.which >= 0) && ((fabs(r->t + (first.part * h) - stop)) <= (SAME * fabs(stop)));

            until = (first.which < 0) ? (last ? stop : (r->t + h)) : (nearly ? stop : fmin(stop, r->t + (first.part * h)));
        }
        {
            const int code = commit(r, &l, h, (first.which < 0) ? 1.0 : first.part, until);

            if (code != SIM_MORE) {
                return code;
            }
        }
        {
            const double factor = (error > 0.0) ? fmin(grow, SAFETY * pow(error, EXPONENT)) : grow;

            r->h = last ? fmax(r->h * fmin(1.0, factor), h * factor) : (h * fmax(SHRINK, factor));
        }
        if (first.which < 0) {
            keep_fine(r, &l, 1.0, l.end);
            for (int32_t k = 0; k < l.size; k++) {
                l.y[k] = l.end[k];
                l.K[k] = l.K[(STAGES * l.size) + k];
            }
            for (int32_t j = 0; j < l.switches; j++) {
                l.samples[j] = l.samples[((SAMPLES - 1) * l.switches) + j];
                l.was_armed[j] = l.armed[j];
                l.was_sense[j] = l.sense[j];
            }
        } else {
            between(l.size, l.y, l.F, first.part, l.room);
            keep_fine(r, &l, first.part, l.room);
            for (int32_t k = 0; k < l.size; k++) {
                l.y[k] = l.room[k];
            }
        }
        r->t = until;
        taken = h;
        if (r->following_stops > 0) {
            keep_at_stops(r, &l);
        }
        break;
    }
    if (first.which >= 0) {
        const int code = handle_crossing(r, &l, first, taken);

        if (code != SIM_MORE) {
            return code;
        }
        keep_jump(r, &l, first.which, first.look > 0.0, rate);
        if ((r->stop_count > 0) && is_gap(&l, first.which)) {
            const double before = r->t;
            const int closing = end_flights(r, &l, stop);

            if (closing != SIM_MORE) {
                return closing;
            }
            if (r->t > before) {
                keep_jump(r, &l, JUMP_FLIGHTS, 0, 0.0);
            }
        }
        r->approaching = 0;
        r->h = 0.0;
        arm(r, &l);
    }
    if ((r->t >= stop) && (r->t < r->end)) {
        const int32_t last = l.switches - 1;
        const int known = (r->signals->until != 0) && (l.armed[last] != 0U);
        const signed char sense = known ? l.sense[last] : 0;
        const int code = handle_stop(r, &l);

        if (code != SIM_MORE) {
            return code;
        }
        keep_jump(r, &l, JUMP_STOP, 0, 0.0);
        r->approaching = 0;
        arm(r, &l);
        if (known && ends_by_jump(r, &l, sense)) {
            r->end = r->t;
            return decide_and_record(r, &l, switch_condition(&l, last), 0, 0.0, 0.0);
        }
    }
    return SIM_MORE;
}

int symgen_events(sim *r, int64_t steps)
{
    const layout l = parts_of(r);
    int code = SIM_MORE;

    if (r->started == 0) {
        r->started = 1;
        code = begin(r);
    }
    for (int64_t k = 0; (code == SIM_MORE) && (r->t < r->end); k++) {
        if ((k >= steps) || is_full(r)) {
            break;
        }
        code = advance(r);
        if ((code == SIM_FAILED) && (r->reason != SIM_SINGULAR)) {
            const int32_t open = (r->reason == SIM_ACCELERATION) ? open_loop(r, &l) : NOTHING;
            const int32_t loop = singular_loop(r, &l, SINGULAR_NEAR);

            code = (loop == NOTHING) ? code : end_in_singular_pose(r, &l, loop);
            if ((loop == NOTHING) && (open != NOTHING)) {
                r->reason = SIM_LOOP;
                r->concern = open;
            }
        }
    }
    {
        const int status = publish(r, &l);

        if (code != SIM_MORE) {
            return code;
        }
        if (status != SIM_OK) {
            return fail(r, status, r->reason);
        }
    }
    if (r->t < r->end) {
        return is_full(r) ? SIM_FULL : SIM_MORE;
    }
    return SIM_DONE;
}

/* The row of the present state, the last of a run. */
void symgen_last_row(sim *r)
{
    const layout l = parts_of(r);

    const int32_t reason = r->reason;
    const int32_t concern = r->concern;
    const int finite = write_row(r, r->t, l.y);

    if (r->failed != SIM_OK) {
        r->reason = reason;
        r->concern = concern;
    } else if (!finite) {
        r->failed = SIM_NONFINITE;
    }
}
