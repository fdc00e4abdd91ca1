/* Switching functions that count: by their kinds, in the present modes of their joints. */

/* When kinds count: in the present modes of their joints, conditions always. */
static int armed_sliding(const sim *r, int32_t joint)
{
    return (r->rough[joint] != 0U) && (r->mode[joint] != 0);
}

/* Dead centres belong to joints with friction: where nothing is decided of them, their motion is given. */
static int armed_moving(const sim *r, int32_t joint)
{
    return (r->rough[joint] == 0U) || (r->mode[joint] != 0);
}

static int armed_resting(const sim *r, int32_t joint)
{
    return (r->rough[joint] != 0U) && (r->mode[joint] == 0);
}

static int armed_above(const sim *r, int32_t joint)
{
    return isfinite(r->stop_lower[joint]) && (r->closed[joint] == 0);
}

static int armed_below(const sim *r, int32_t joint)
{
    return isfinite(r->stop_upper[joint]) && (r->closed[joint] == 0);
}

static int armed_pressed(const sim *r, int32_t joint)
{
    return r->closed[joint] != 0;
}

static int armed_always(const sim *r, int32_t joint)
{
    (void)r;
    (void)joint;
    return 1;
}

static int is_of_stop(const layout *l, int32_t j)
{
    return (l->kind[j] == KIND_GAP_LOWER) || (l->kind[j] == KIND_GAP_UPPER) || (l->kind[j] == KIND_CONTACT);
}

/* The joint of function j, whose kind has as many functions for each, or its stop; 0 for loops and conditions. */
static int32_t joint_of(const layout *l, int32_t j)
{
    const int32_t kind = l->kind[j];

    if (is_of_stop(l, j)) {
        return j - l->first[kind];
    }
    return (kind >= FIRST_LOOP) ? 0 : ((j - l->first[kind]) / ((l->first[kind + 1] - l->first[kind]) / l->modes));
}

static int active(const sim *r, const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) \
    case KIND_##name:                                \
        return armed_##when(r, joint);
    const int32_t joint = joint_of(l, j);

    switch (l->kind[j]) {
        EACH_KIND(ROW)
    default:
        return 0;
    }
#undef ROW
}

/* Whether function j changes its sign; others end at zero. */
static int two_sided(const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) (sides) == 2,
    static const unsigned char both[KINDS] = {EACH_KIND(ROW)};
#undef ROW

    return both[l->kind[j]];
}

/* Whether a zero of function j changes what the step has assumed. */
static int bends(const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) bends,
    static const unsigned char assumed[KINDS] = {EACH_KIND(ROW)};
#undef ROW

    return assumed[l->kind[j]];
}

static int32_t first_condition(const layout *l)
{
    return l->first[FIRST_CONDITION];
}

static int is_condition(const layout *l, int32_t j)
{
    return j >= first_condition(l);
}

/* The number of a condition in the list of events. */
static int32_t switch_condition(const layout *l, int32_t j)
{
    return j - first_condition(l);
}

/* Whether more than rates is to be watched. */
static int calls_for_switches(const sim *r)
{
    int any = r->more_switches;

    for (int32_t k = 0; k < r->plant->modes; k++) {
        any = any || armed_resting(r, k);
    }
    return any;
}

/* Whether there is any event to look for. */
static int watches(const sim *r)
{
    return r->plant->first[KINDS] > 0;
}
