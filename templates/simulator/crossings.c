/* The first zero of any switching function in a step, from samples of all. Between the samples a minimum is looked for
   where a parabola dips. */

typedef struct crossing {
    int32_t which; /* switching function, or -1 */
    double part;   /* of the step */
    double look;   /* where to decide, when it is at the very beginning, which does not tell; else 0 */
    int touches;   /* whether it comes to zero there and goes back */
} crossing;

/* The other margin of the joint of a margin. */
static int32_t other_margin(const layout *l, int32_t j)
{
    return l->first[(l->kind[j] == KIND_LOWER) ? KIND_UPPER : KIND_LOWER] + joint_of(l, j);
}

/* Whether the samples are those of a function that the step resolves: the fourth lies on the polynomial of the others. */
static int resolved(sim *r, const layout *l)
{
    for (int32_t j = l->first[KIND_RATE + 1]; j < l->switches; j++) {
        double predicted = 0.0;
        double size = 0.0;
        double known = -1.0;

        if (!active(r, l, j) || (l->kind[j] == KIND_UNTIL)) {
            continue;
        }
        for (int32_t k = 0; k < SAMPLES; k++) {
            double weight = 1.0;
            double value = fabs(l->samples[(k * l->switches) + j]);

            if ((l->kind[j] == KIND_LOWER) || (l->kind[j] == KIND_UPPER)) { /* both together are the band */
                value += fabs(l->samples[(k * l->switches) + other_margin(l, j)]);
            }
            size = fmax(size, value);
            if (k == 3) {
                continue;
            }
            for (int32_t i = 0; i < SAMPLES; i++) {
                if ((i != k) && (i != 3)) {
                    weight *= (PLACE[3] - PLACE[i]) / (PLACE[k] - PLACE[i]);
                }
            }
            predicted += weight * l->samples[(k * l->switches) + j];
        }
        if ((fabs(predicted - l->samples[(3 * l->switches) + j]) > (UNRESOLVED * size)) && counts(r, l, j, size, &known)) {
            return 0;
        }
    }
    return 1;
}

static void sample(sim *r, const layout *l, double h)
{
    for (int32_t k = 1; k < SAMPLES; k++) {
        between(l->size, l->y, l->F, PLACE[k], l->room);
        switch_values(r, l, r->t + (PLACE[k] * h), l->room, &l->samples[k * l->switches]);
        gaps_between(r, l, PLACE[k], &l->samples[k * l->switches]);
    }
}

/* Whether a function that has not left zero goes the wrong way: a joint that moves against its mode, a margin that
   is exceeded from the beginning. A rate that was looked at, and left its mode as it is, counts from the tolerance on: it
   is rounding, as of a joint without friction in equilibrium. */
static int wrong_way(const sim *r, const layout *l, int32_t j, double value)
{
    const int32_t joint = joint_of(l, j);
    double size = 0.0;

    if (two_sided(l, j) || (l->kind[j] == KIND_SINGULAR)) {
        return 0;
    }
    if (l->kind[j] == KIND_RATE) {
        for (int32_t k = 0; k < r->free_count; k++) {
            size = fmax(size, fabs(l->y[r->free_count + k]));
        }
        return value < ((l->vague[joint] != 0U) ? -((r->rtol * size) + r->atol) : -((1e-14 * size) + (1e-3 * r->atol)));
    }
    if (is_gap(l, j)) {
        return value < -(1e-3 * r->atol);
    }
    if (l->kind[j] == KIND_CONTACT) {
        for (int32_t k = 0; k < l->n; k++) {
            size = fmax(size, fabs(r->signals->tau[k]) + fabs(l->samples[l->first[KIND_CONTACT] + k]));
        }
        return value < -(1e-12 * size);
    }
    for (int32_t k = 0; k < l->modes; k++) {
        size = fmax(size, fabs(l->samples[l->first[KIND_LOWER] + k]) + fabs(l->samples[l->first[KIND_UPPER] + k]));
    }
    return value < -(1e-12 * size);
}

/* A part of the step, below `high`, at which function j, which begins at zero, is on its side of it beyond rounding; 0 where
   that is not seen. */
static double leaves_zero(sim *r, const layout *l, int32_t j, double h, double high)
{
    for (double part = 0.5 * high; part > (LOOK * LOOK * high); part *= 0.25) {
        if (wrong_way(r, l, j, -switch_at(r, l, j, h, part))) {
            return part;
        }
    }
    return 0.0;
}

/* Whether the condition of `until` holds from the start on: one that ceases at once, as where a run goes on from the end
   of another, does not count. */
static int holds_at_start(sim *r, const layout *l)
{
    const double moment = CEASES * (r->end - r->t0);

    if ((r->signals->until != 1) || !(l->samples[l->switches - 1] < 0.0)) {
        return 0;
    }
    if (derivative(r, r->t, l->y, l->slope) != SIM_OK) {
        return 0;
    }
    for (int32_t k = 0; k < l->size; k++) {
        l->room[k] = l->y[k] + (moment * l->slope[k]);
    }
    switch_values(r, l, r->t + moment, l->room, l->values);
    return l->values[l->switches - 1] < 0.0;
}

/* Whether `until` has come to hold, or its value has changed its sign, by a jump of signals; `sense` is its sign before. */
static int ends_by_jump(const sim *r, const layout *l, signed char sense)
{
    const int32_t last = l->switches - 1;
    const double value = (double)sense * l->samples[last];

    return !isnan(value) && !before_zero(l, last, value) && ((r->signals->until == 2) || (sense > 0));
}

/* A condition that is a number at one of the samples k - 1 and k alone, beside what `first_crossing` knows: low, the place
   and the value at k. Returns whether that is a crossing: comparisons with what is no number do not hold. */
static int at_border(
    sim *r, const layout *l, int32_t j, double h, int was_number, double *low, double *place, double *raw,
    crossing *first)
{
    const border at = edge(r, l, j, h, *low, *place, was_number);

    if (bends(l, j)) {
        if (at.beyond < first->part) {
            first->which = j;
            first->part = at.beyond;
            first->look = 0.0;
            first->touches = 0;
        }
        return 1;
    }
    if (was_number) {
        *place = at.number;
        *raw = (double)l->sense[j] * switch_at(r, l, j, h, at.number);
    } else {
        const double begins = (double)l->sense[j] * switch_at(r, l, j, h, at.number);

        *low = at.number;
        l->armed[j] = (unsigned char)((begins > 0.0) || (begins < 0.0));
        l->sense[j] = (begins < 0.0) ? -1 : 1;
    }
    return 0;
}

/* A zero of function j up to `high`, where it is not positive or touches zero. Returns 0 for a pole, which is passed. */
static int at_zero(sim *r, const layout *l, int32_t j, double h, double low, double high, crossing *first)
{
    const int on_value = l->kind[j] == KIND_VALUE;
    const double there = on_value ? switch_at(r, l, j, h, high) : -1.0;
    const double part = (there > 0.0) ? high : root(r, l, j, h, fmin(low, high), high);

    if (on_value && is_pole(r, l, j, h, part)) {
        l->sense[j] = (signed char)-l->sense[j];
        return 0;
    }
    if (part < first->part) {
        first->which = j;
        first->part = part;
        first->look = 0.0;
        first->touches = (there >= 0.0);
    }
    return 1;
}

/* A part of the step, below `high`, at which a joint that leaves its stop is still away from it. */
static double in_flight(sim *r, const layout *l, int32_t j, double h, double high)
{
    double low = 0.5 * high;

    for (int32_t halving = 0; (halving < ITERATIONS) && !(switch_at(r, l, j, h, low) > 0.0); halving++) {
        low *= 0.5;
    }
    return low;
}

/* The first zero of any switching function in a step whose samples are known. */
static crossing first_crossing(sim *r, const layout *l, double h)
{
    crossing first = {-1, 2.0, 0.0, 0};

    for (int32_t j = 0; j < l->switches; j++) {
        const int condition = is_condition(l, j);
        const int both = two_sided(l, j);
        const int strict = both && (l->kind[j] != KIND_VALUE);
        double low = 0.0;
        double known = -1.0; /* what the tolerances make of it */

        l->armed[j] = l->was_armed[j];
        l->sense[j] = l->was_sense[j];
        if (!active(r, l, j)) {
            continue;
        }
        for (int32_t k = 1; (k < SAMPLES) && (low < first.part); k++) {
            const double before = l->samples[((k - 1) * l->switches) + j];
            double raw = l->samples[(k * l->switches) + j];
            double place = PLACE[k];
            double high = -1.0;
            double value;

            if (condition && (isnan(before) != isnan(raw))
                && at_border(r, l, j, h, !isnan(before), &low, &place, &raw, &first)) {
                break;
            }
            value = (double)l->sense[j] * raw;
            if (l->armed[j] == 0U) {
                if ((raw > 0.0) || (both && (raw < 0.0))) {
                    l->armed[j] = (unsigned char)counts(r, l, j, raw, &known);
                    l->sense[j] = (raw > 0.0) ? 1 : -1;
                } else if (wrong_way(r, l, j, raw)) {
                    low = leaves_zero(r, l, j, h, place);
                    l->armed[j] = (unsigned char)(low > 0.0);
                    if (low > 0.0) { /* it was on its side, and is back */
                        (void)at_zero(r, l, j, h, low, place, &first);
                        break;
                    }
                    first.which = j;
                    first.part = 0.0;
                    first.look = ((l->kind[j] == KIND_RATE) && (l->vague[joint_of(l, j)] != 0U)) ? PLACE[k] : (LOOK * PLACE[k]);
                    first.touches = 0;
                    break;
                }
            } else if (strict ? (value < 0.0) : (value <= 0.0)) {
                if (!counts(r, l, j, value, &known)) {
                    continue;
                }
                high = place;
            } else if ((k < (SAMPLES - 1)) && ((before * (double)l->sense[j]) > 0.0)) {
                high = dip(r, l, j, h, k);
                if ((high >= 0.0) && is_corner(r, l, j) && !counts(r, l, j, switch_at(r, l, j, h, high), &known)) {
                    high = -1.0;
                }
            }
            if ((high >= 0.0) && is_gap(l, j) && !(low > 0.0) && !(l->samples[j] > 0.0)) {
                low = in_flight(r, l, j, h, high);
            }
            if ((high >= 0.0) && at_zero(r, l, j, h, low, high, &first)) {
                break;
            }
            if (condition && isnan(l->samples[(k * l->switches) + j])) {
                l->armed[j] = 0U;
            }
            low = PLACE[k];
        }
    }
    return first;
}
