/* Where the parts of a run's workspace lie. */

static const double PLACE[SAMPLES] = {PLACES};

typedef struct layout {
    int32_t n;
    int32_t modes;
    int32_t marks; /* places at which events mark joints: modes, then stops that follow */
    int32_t size;
    int32_t switches;
    double *y;
    double *end;
    double *room;
    double *slope;
    double *K;
    double *F;
    double *samples; /* SAMPLES rows */
    double *values;
    const int32_t *first;      /* of each kind */
    unsigned char *kind;       /* of each switching function */
    unsigned char *armed; /* whether a switching function has left zero, in the step that is tried */
    signed char *sense;   /* its sign since */
    unsigned char *was_armed; /* the same at the beginning of the step */
    signed char *was_sense;
    unsigned char *reached;
    unsigned char *stopped;
    unsigned char *crossed; /* marks of joints at which something happened, by kind */
    signed char *next;
    signed char *before;  /* modes after the last event, of joints that cannot stick the signs of their rates */
    unsigned char *vague; /* joints whose rate went against its mode, but by too little to decide anew */
} layout;

void symgen_lay_out(sim *r)
{
    const sim_signals *s = r->signals;
    const int32_t last = (s->until != 0) ? 1 : 0;
    const int32_t quiet = (s->until != 0) ? s->quiet : 0;
    int32_t *first = r->plant->first;
    int32_t at = 0;

    for (int32_t kind = 0; kind < KINDS; kind++) {
        first[kind] = at;
        if (kind == KIND_SIGNAL) {
            at += s->condition_count - last - quiet;
        } else if (kind == KIND_QUIET) {
            at += quiet;
        } else if (kind == KIND_UNTIL) {
            at += (s->until == 1) ? 1 : 0;
        } else if (kind == KIND_VALUE) {
            at += (s->until == 2) ? 1 : 0;
        } else {
            at += r->plant->counts[kind];
        }
    }
    first[KINDS] = at;
    r->more_switches = (at > (first[KIND_UPPER + 1])) || (r->plant->modes > r->plant->n);
}

static layout parts_of(const sim *r)
{
    layout l;

    l.n = r->plant->n;
    l.modes = r->plant->modes;
    l.marks = l.modes + r->following_stops;
    l.size = r->size;
    l.first = r->plant->first;
    l.switches = l.first[KINDS];
    l.y = &r->workspace[(3 * l.n) + l.modes];
    l.end = &l.y[l.size];
    l.room = &l.end[l.size];
    l.slope = &l.room[l.size];
    l.K = &l.slope[l.size];
    l.F = &l.K[ALL_STAGES * l.size];
    l.samples = &l.F[DENSE * l.size];
    l.values = &l.samples[SAMPLES * l.switches];
    l.kind = r->marks;
    l.armed = &l.kind[l.switches];
    l.sense = (signed char *)&l.armed[l.switches];
    l.was_armed = &l.armed[2 * l.switches];
    l.was_sense = (signed char *)&l.armed[3 * l.switches];
    l.reached = &l.armed[4 * l.switches];
    l.stopped = &l.reached[l.modes];
    l.crossed = &l.stopped[l.modes];
    l.next = (signed char *)&l.crossed[l.marks];
    l.vague = &l.crossed[l.marks + l.modes];
    l.before = (signed char *)&l.vague[l.modes];
    return l;
}

/* Writes down the kind of each switching function. */
static void name_kinds(const layout *l)
{
    for (int32_t kind = 0; kind < KINDS; kind++) {
        for (int32_t j = l->first[kind]; j < l->first[kind + 1]; j++) {
            l->kind[j] = (unsigned char)kind;
        }
    }
}

int64_t symgen_marks(const sim *r)
{
    return (5 * (int64_t)r->plant->first[KINDS]) + (6 * (int64_t)r->plant->modes) + r->following_stops + 1;
}

int64_t symgen_workspace(const sim *r)
{
    return (3 * (int64_t)r->plant->n) + (int64_t)r->plant->modes + ((4 + ALL_STAGES + DENSE) * (int64_t)r->size)
           + ((SAMPLES + 1) * (int64_t)r->plant->first[KINDS]);
}
