/* Fixed steps of one run or of many, a block of lanes at a time: structures of arrays, entry k of lane s at [k * lanes + s].

   Compiled with REAL, double or float. A block is a whole number of packs, filled up with copies of its last run, so that a
   run's bits depend neither on its neighbours nor on who computes it. A run by itself is a block of one lane, whose steps
   are those of `single`; it may have a ledger. Sums are doubles, whatever the model's numbers are. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*DECLARATIONS*/
typedef void (*fixed_function)(void);

/* Linear between its knots, constant outside; at equal times the later knot counts. */
typedef struct step_table {
    int32_t of_tau; /* 1: an entry of tau, 0: of the inputs */
    int32_t entry;
    int64_t size;
    const double *times;
    const double *values; /* of the first run */
    int64_t stride;       /* 0, or the distance of the next run's values */
} step_table;

/* Work of all that acts but tau, and losses, per time; accelerations besides. */
typedef struct powers {
    double work;
    double loss;
    REAL *qdd;
} powers;

/* A state on the way through a step, the modes that led to it, and the status of getting there. */
typedef struct state {
    REAL *q;
    REAL *qd;
    signed char *mode;
    REAL status;
    REAL *carried; /* states of the chain there, or null where nobody asks */
} state;

/* The instants at which modes change within steps or joints meet their stops, up to modes + 4 of each step. */
typedef struct step_events {
    int64_t first; /* of the changes */
    int64_t last;
    int64_t size;
    int64_t count;    /* instants found */
    int64_t *changes; /* the place in the list of changes */
    double *times;
    REAL *states;         /* (instants, 2 n): q and qd there */
    signed char *modes;   /* (instants, 2, modes): before and after */
    unsigned char *stops; /* (instants, stops): whether the joint has met one; null without */
    double *losses;       /* J lost in impacts */
} step_events;

/* Energies of the only run. */
typedef struct step_ledger {
    double work;
    double loss;
    int32_t started;
    int32_t known; /* the power at the end of the last step, for the next one */
    powers powers;
    signed char *mode;
    REAL *tau;
    REAL *u;
    REAL *held; /* inputs of the last step */
    double *row_u; /* (rows, m) */
    double *row_work;
    double *row_loss;
    step_events *found;
} step_ledger;

/* Derivatives of runs by columns: parameters of the chain first, then constants of expressions, starts and tables; of a pass
   backwards rows of S behind these; zeros up to p, a whole number of packs. */
typedef struct step_slopes {
    int32_t columns; /* p */
    int32_t named;   /* by which runs are differentiated */
    int32_t moved;   /* these, and rows of S */
    int32_t chain_columns;
    int32_t law_columns; /* parameters and constants */
    fixed_function step; /* its derivative along a direction of q, qd, tau, dt, inputs, t and parameters */
    fixed_function step_across; /* that of many directions, or null */
    REAL *across;        /* (4 n + 3 + inputs + directions, p): its arguments */
    REAL *ends_across;   /* (2 n + states + 1, p): its results */
    signed char *modes_across;
    const REAL *prepared; /* one set, or one of each run with parameters of its own; like the next */
    int64_t prepared_size;
    const REAL *prepared_laws;
    int64_t prepared_laws_size;
    fixed_function inputs; /* Jacobians of expressions, or null */
    fixed_function forces;
    fixed_function rates;
    fixed_function next;
    const double *table_times; /* (knots, p), table after table */
    const double *table_values;
    double *S;          /* (runs, 3 n + m + states, p) */
    double *row_slopes; /* (runs, rows, 2 n, named) */
    REAL *last;         /* (runs, 3 n + m): q, qd, tau and inputs at the beginning of the last step */
    REAL *change_last;  /* (changes, 3 n + m): those before steps in which modes changed */
    double *before; /* of a run with a ledger, like the following: S before the last step in which modes changed */
    double *event_slopes; /* (instants, 1 + n, p): of the instant and of q there */
    const double *bounds; /* (2, stops, p): of lower and upper bounds */
    REAL *along_length;   /* 2 n, of q and qd */
    REAL *room;         /* of a lane, n + n + m + states */
    REAL *direction;    /* 3 n + 1 + m + 1 + chain columns; the length and the time have zeros */
    REAL *jacobian;     /* of an expression's function; results of a step */
    fixed_function stage; /* accelerations in held modes and their derivatives; or null: steps are differentiated as a whole */
    fixed_function given; /* motion of joints whose motion is given, and its derivatives; or null without any */
    const REAL *prepared_stage; /* for both; of all runs, or block after block */
    int64_t prepared_stage_size;
    int32_t given_count;
    const int32_t *given_joints;
    REAL *stage_room;         /* of a group of lanes, like the following */
    signed char *stage_modes;
    double *stage_slopes;
    double *values;     /* (largest of n, m and states, p), like the next */
    double *end;        /* (2 n + states, p) */
    double *between;
    double *rates_begin;
} step_slopes;

/* Room for one lane, `symgen_fixed_place` lays it out. n coordinates, m inputs. */
typedef struct desk {
    state start; /* of a lane of several */
    state end;
    state at; /* the parts of a step between its events */
    state low;
    state probe;
    state stopped; /* the ledger of a part */
    state middle;
    powers ends[2];
    powers between;
    REAL *tau;
    REAL *u;      /* m */
    REAL *between_u; /* m: inputs with the mean states of the chain over a step, for energies */
    REAL *carried;   /* states of the chain */
    REAL *own;    /* prepared set */
    REAL *secant; /* 2 n */
    REAL *force;  /* as many as modes */
    REAL *rates;  /* of all joints, where some have modes or stops of their own; like the following */
    REAL *places;
    REAL *pull;     /* n */
    REAL *damping;  /* n * n */
    double *stops;  /* places and rates of joints with stops, before a step and after it */
    double *mass;   /* n * n */
    double *part;   /* n * n */
    double *change; /* n */
    double *row;    /* of joints that are held, like the next: n for each mode */
    double *answer;
    signed char *mode;
    signed char *high_mode;
    signed char *part_mode;
} desk;

/* Arrays over runs have a row for each. */
typedef struct fixed_steps {
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
    fixed_function step;
    fixed_function single; /* for one state, like the following down to `applied`; null where a chain has no use for it */
    fixed_function friction;
    fixed_function kinetic;
    fixed_function stored;    /* potential energy */
    fixed_function rates_of;  /* of all joints, like the next */
    fixed_function positions; /* where joints with stops follow others */
    fixed_function damping;
    fixed_function drives;
    fixed_function applied;
    fixed_function bristles;
    int32_t explicit_work;      /* whether the potential depends on the time or on inputs */
    int32_t loaded;             /* whether friction depends on loads */
    int32_t joints;             /* with rates */
    const int32_t *rate_places; /* there, of the modes behind the coordinates */
    int32_t free_count;
    const int32_t *free_joints; /* whose motion is not given */
    int32_t stop_count;         /* joints with rigid stops */
    const int32_t *stop_joints; /* among the coordinates, or, with `positions`, among all joints */
    int64_t stop_stride;        /* 0, or stop_count where each run has its own */
    const double *stop_lower;
    const double *stop_upper;
    step_ledger *ledger; /* of one run in one lane, or null */
    step_slopes *slopes; /* or null */
    REAL *kept; /* (steps + 1, 3 n + m + states): what each step of the only run began with, before its signals; or null */
    signed char *kept_modes; /* (steps + 1, modes) */
    int32_t repeats; /* bit k: a lane in which `step` has status k takes the step by `single` */
    fixed_function inputs; /* expressions, or null */
    fixed_function forces;
    fixed_function rates;
    fixed_function next;
    const unsigned char *inputs_by_law;
    const unsigned char *forces_by_law;
    int32_t all_forces_by_law;
    int32_t asks; /* whether tau or inputs are written between two calls of one step each */
    int64_t hold; /* steps between two evaluations of expressions */
    int32_t table_count;
    const step_table *tables;
    int32_t carried; /* states of the chain, which steps advance: the last inputs, and the first continuous states */
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
    double *left_times; /* (runs, n): when each joint was left first beyond its limits, or NaN; like the following */
    double *left_values;
    double *turn_times; /* near a singular pose */
    double *turn_values;
    REAL *room;
    signed char *mode_room;
    desk desk;
    int64_t row_count;
    const int64_t *row_steps;
    double *row_q; /* (runs, rows, n) */
    double *row_qd;
    double *row_tau;
    double *row_x;
    signed char *row_mode;
    /* steps in which modes of joints that can stick changed, joints met their stops, or several motions were possible
       first; symgen_fixed_locate finds the instants, a run with a ledger does it at once */
    int64_t change_size;
    int64_t change;
    int64_t *change_runs;
    double *change_times;  /* of the beginning of the step */
    REAL *change_states;   /* (changes, 3 n + m): q, qd, tau, u there */
    signed char *change_modes; /* (changes, 2, modes): before the step and after it */
} fixed_steps;

/* Instants of the changes from `first` to before `last`; `m` holds these changes, and room of its own. */
void symgen_fixed_locate(fixed_steps *m, step_events *found);

/* 0: the range is done; 1: the list of changes is full; 2: told to stop, or `most` steps of blocks were taken. */
int symgen_fixed_steps(fixed_steps *m, int64_t most);

/* The gradient of a scalar of the only run's rows by a pass backwards over `steps` kept steps; 1 where one cannot be taken
   again. `slopes` has a column for each parameter, then one for each row of S. `weights` (rows, 2 n) are the scalar's
   derivatives by q and qd of the rows. `lambda` (rows of S), zero before, is its derivative by S before the first step
   afterwards; `gradient` by the parameters. `room`: as many numbers as lambda. */
int symgen_fixed_back(
    fixed_steps *m, int64_t steps, const double *weights, double *lambda, double *gradient, double *room);

/* REALs, doubles and signs of room. */
void symgen_fixed_workspace(const fixed_steps *m, int64_t *sizes);

/* Gives the runs their room in zeroed arrays of these sizes, once all else is set. */
void symgen_fixed_place(fixed_steps *m, REAL *reals, double *doubles, signed char *signs);
/*END*/

/*STATUSES*/

enum { STEPS_DONE = 0, STEPS_FULL = 1, STEPS_MORE = 2 };

typedef void (*law_batch)(
    const REAL *prepared, size_t count, const REAL *q, const REAL *qd, const REAL *x, const REAL *u, const REAL *t,
    REAL *values);
typedef void (*law_single)(
    const REAL *prepared, const REAL *q, const REAL *qd, const REAL *x, const REAL *u, REAL t, REAL *values);
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
    REAL *carried_next;
    REAL *rate;
    REAL *values;
    REAL *t;
    REAL *dt;
    REAL *status;
    signed char *mode;
    signed char *mode_next;
    signed char *frozen;  /* lanes that take no more steps */
    signed char *changed; /* lanes in which modes are others after the step */
    signed char *met;     /* lanes in which joints meet their stops */
    size_t frozen_count;
} block;

static size_t largest(size_t a, size_t b)
{
    return (a > b) ? a : b;
}
