/* Fixed steps of many runs, a block of lanes at a time: structures of arrays, entry k of lane s at [k * lanes + s].

   Compiled with REAL, double or float. A block is a whole number of packs, filled up with copies of its last run, so that a run's bits
   depend neither on its neighbours nor on who computes it. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*DECLARATIONS*/
typedef void (*many_function)(void);

/* Linear between its knots, constant outside; at equal times the later knot counts. */
typedef struct many_table {
    int32_t of_tau; /* 1: an entry of tau, 0: of the inputs */
    int32_t entry;
    int64_t size;
    const double *times;
    const double *values; /* of the first run */
    int64_t stride;       /* 0, or the distance of the next run's values */
} many_table;

/* Arrays over runs have a row for each. */
typedef struct many_steps {
    int64_t runs;
    int64_t first; /* run at which the block at work begins */
    int64_t last;  /* end of the range, a whole number of blocks, or `runs` */
    int64_t taken; /* steps of the block at work, of this call's `steps` */
    int64_t steps;
    int32_t n;
    int32_t modes; /* coordinates, then joints with friction that follow several of them */
    int32_t m;
    int32_t lanes;
    int32_t interpolated;
    int32_t takes_inputs; /* whether the emitted functions take external signals */
    int32_t takes_time;   /* whether they take the time */
    int32_t own;           /* each run has its own parameters */
    const REAL *prepared;  /* of `step`: of all runs, or block after block */
    int64_t prepared_size; /* numbers of a run */
    const REAL *prepared_single; /* the same of `single` */
    int64_t prepared_single_size;
    const REAL *prepared_laws;
    int64_t prepared_laws_size;
    many_function step;
    many_function single; /* for one state */
    int32_t repeats; /* bit k: a lane in which `step` has status k takes the step by `single` */
    many_function inputs; /* expressions, or null */
    many_function forces;
    many_function rates;
    many_function next;
    const unsigned char *inputs_by_law;
    const unsigned char *forces_by_law;
    int32_t all_forces_by_law;
    int32_t asks; /* whether tau or inputs are written between two calls of one step each */
    int64_t hold; /* steps between two evaluations of expressions */
    int32_t table_count;
    const many_table *tables;
    int32_t continuous;
    int32_t sampled;
    const int64_t *periods; /* steps between two replacements of a sampled state */
    const unsigned char *rough;
    int32_t bounded; /* whether a joint has limits */
    const double *lower;
    const double *upper;
    const double *turn_at;   /* singular angles of turns of composite joints, NaN for other joints; or null */
    double turn_margin;      /* rad, within which they count, as whole half turns away from them */
    double dt;
    int32_t halts; /* bit k: a step of status k is not taken */
    const volatile int32_t *stop;
    int64_t *count; /* steps taken */
    const double *t0;
    REAL *q;
    REAL *qd;
    signed char *mode;
    double *tau;
    double *u;
    double *x;
    int64_t *due;
    unsigned char *done; /* 2: failed */
    int32_t *status;
    int32_t *concern; /* the state of a controller that is not finite, or -1 */
    double *several_at;
    unsigned char *left;
    REAL *room;
    signed char *mode_room;
    int64_t row_count;
    const int64_t *row_steps;
    double *row_q; /* (runs, rows, n) */
    double *row_qd;
    double *row_tau;
    double *row_x;
    signed char *row_mode;
    /* steps in which modes of joints that can stick changed; symgen_many_locate finds the instants */
    int64_t change_size;
    int64_t change;
    int64_t *change_runs;
    double *change_times;  /* of the beginning of the step */
    REAL *change_states;   /* (changes, 3 n + m): q, qd, tau, u there */
    signed char *change_modes; /* (changes, 2, modes): before the step and after it */
} many_steps;

/* The instants at which modes change within steps, up to modes + 4 of each. */
typedef struct many_events {
    int64_t first; /* of the changes */
    int64_t last;
    int64_t count; /* instants found */
    int64_t *changes; /* the place in the list of changes */
    double *times;
    REAL *states;       /* (instants, 2 n): q and qd there */
    signed char *modes; /* (instants, 2, modes): before and after */
} many_events;

/* Instants of the changes from `first` to before `last`; `m` holds these changes, and room of its own. */
void symgen_many_locate(const many_steps *m, many_events *found);

/* 0: the range is done; 1: the list of changes is full; 2: told to stop, or `most` steps of blocks were taken. */
int symgen_many_steps(many_steps *m, int64_t most);

/* Numbers and modes of room. */
int64_t symgen_many_room(const many_steps *m);
int64_t symgen_many_mode_room(const many_steps *m);
/*END*/

/*STATUSES*/

enum { MANY_DONE = 0, MANY_FULL = 1, MANY_MORE = 2 };

typedef void (*law_batch)(
    const REAL *prepared, size_t count, const REAL *q, const REAL *qd, const REAL *x, const REAL *u, const REAL *t,
    REAL *values);
typedef const REAL *numbers;
typedef const signed char *mode_list;
typedef REAL *out;

/* The place of number k of lane s in the prepared sets of a block, which lie in groups of a cache line. */
static size_t of_lane(size_t k, size_t s, size_t size)
{
    const size_t group = 64U / sizeof(REAL);

    return ((((s / group) * size) + k) * group) + (s % group);
}

/* A block at work: pointers into the room. */
typedef struct block {
    size_t lanes;
    size_t alive; /* lanes that are runs */
    const REAL *prepared;
    const REAL *prepared_laws;
    REAL *q;
    REAL *qd;
    REAL *q_next;
    REAL *qd_next;
    REAL *tau;
    REAL *u;
    REAL *x;
    REAL *x_next;
    REAL *rate;
    REAL *values;
    REAL *t;
    REAL *dt;
    REAL *status;
    REAL *one; /* for a lane by itself */
    signed char *mode;
    signed char *mode_next;
    signed char *frozen;  /* lanes that take no more steps */
    signed char *changed; /* lanes in which modes are others after the step */
    signed char *one_mode;
    int any_frozen;
} block;

static size_t largest(size_t a, size_t b)
{
    return (a > b) ? a : b;
}
