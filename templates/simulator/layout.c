/* Where the parts of a run's workspace lie. */

#define SAMPLES 6 /* places in a step at which switching functions are looked at, both ends among them */

static const double PLACE[SAMPLES] = {0.0, 0.15, 0.35, 0.6, 0.8, 1.0};

typedef struct layout {
    int32_t n;
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
    unsigned char *armed; /* whether a switching function has left zero, in the step that is tried */
    signed char *sense;   /* its sign since */
    unsigned char *was_armed; /* the same at the beginning of the step */
    signed char *was_sense;
    unsigned char *reached;
    unsigned char *stopped;
    unsigned char *crossed; /* joints whose load changed its sign */
    signed char *next;
    unsigned char *vague; /* joints whose rate went against its mode, but by too little to decide anew */
} layout;

static int32_t switch_count(const sim *r)
{
    return (6 * r->plant->n) + r->plant->conditions + r->signals->condition_count;
}

static layout parts_of(const sim *r)
{
    layout l;

    l.n = r->plant->n;
    l.size = r->size;
    l.switches = switch_count(r);
    l.y = &r->workspace[4 * l.n];
    l.end = &l.y[l.size];
    l.room = &l.end[l.size];
    l.slope = &l.room[l.size];
    l.K = &l.slope[l.size];
    l.F = &l.K[ALL_STAGES * l.size];
    l.samples = &l.F[DENSE * l.size];
    l.values = &l.samples[SAMPLES * l.switches];
    l.armed = r->marks;
    l.sense = (signed char *)&r->marks[l.switches];
    l.was_armed = &r->marks[2 * l.switches];
    l.was_sense = (signed char *)&r->marks[3 * l.switches];
    l.reached = &r->marks[4 * l.switches];
    l.stopped = &l.reached[l.n];
    l.crossed = &l.stopped[l.n];
    l.next = (signed char *)&l.crossed[l.n];
    l.vague = &l.crossed[2 * l.n];
    return l;
}

int64_t symgen_marks(int32_t n, int32_t switches)
{
    return (4 * (int64_t)switches) + (5 * (int64_t)n) + 1;
}

int64_t symgen_workspace(int32_t n, int32_t m, int32_t size, int32_t switches)
{
    (void)m;
    return (4 * (int64_t)n) + ((4 + ALL_STAGES + DENSE) * (int64_t)size) + ((SAMPLES + 1) * (int64_t)switches);
}
