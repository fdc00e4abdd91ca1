/* A simulator of one chain between events: types, and what a program calls.

   A program fills in a `sim_plant` (the chain's functions behind a fixed signature; `chain.c` does it for emitted code),
   a `sim_signals` (what drives the chain) and a `sim` with buffers of its own, and calls `symgen_events` until it
   returns SIM_DONE. Nothing is allocated, nothing is global; the number of joints has no limit: `symgen_workspace` says
   how many doubles a run needs. */
#ifndef SYMGEN_SIMULATOR_H
#define SYMGEN_SIMULATOR_H

#include <stddef.h>
#include <stdint.h>

/*DECLARATIONS*/
typedef struct sim_plant sim_plant;
typedef void (*sim_function)(void);

/* Statuses as in the emitted functions: 0 to 7. Arrays: q, qd, tau, qdd (n), f, mode (modes), u (m). Modes are those of
   the coordinates, then of joints with friction that follow several of them. */
struct sim_plant {
    int32_t n; /* coordinates */
    int32_t modes; /* at least n */
    int32_t m; /* inputs */
    int32_t rough;        /* whether the dynamics have friction */
    int32_t takes_inputs; /* whether the emitted functions take external signals */
    int32_t takes_time;   /* whether they take the time */
    const void *prepared;
    sim_function dynamics; /* emitted functions; the chain's header says what they take */
    sim_function switching;
    int32_t result_count;       /* of `switching`, up to 8 */
    const int32_t *result_kind; /* kind of switching function of each, -1: not watched */
    const int32_t *counts;      /* switching functions of each kind of joints, and the chain's conditions */
    int32_t *first;             /* KINDS + 1: where the values of each kind begin; `symgen_lay_out` */
    sim_function decide;
    sim_function rates;          /* of all joints; or null where there are n modes */
    const int32_t *rate_places;  /* in its result, of the modes behind those of the coordinates */
    sim_function damping; /* or null, like the following */
    sim_function drives;
    sim_function applied;
    sim_function bristles;
    double *state_rates; /* room for the rates of the chain's states */
    sim_function mass; /* of a chain with stops */
    sim_function loops; /* distances of closed loops from their singular poses */
    const unsigned char *passing; /* loops that pass their singular poses */
    sim_function coordinates; /* of all joints, where some with stops follow others; and their influence coefficients */
    sim_function influence;
    double *scratch; /* n * n + 3 n + 1, three for each mode and, with `rates`, one for each joint */
    int (*motion)(
        const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
        const signed char *mode, double *f, double *qdd);
    /* values of the switching functions, kind after kind */
    int (*switches)(
        const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
        const signed char *mode, double *values);
    int (*decision)(
        const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
        const signed char *mode, const unsigned char *reached, signed char *next);
    /* adds the friction of bristles to f; rates of their deflections in `state_rates` */
    void (*deflect)(const sim_plant *p, double t, const double *q, const double *qd, const double *u, double *f);
    void (*inertia)(const sim_plant *p, double t, const double *q, const double *u, double *M);
    /* power of all that acts but tau, losses per time, and the value of `potential`, which exchanges energy itself */
    void (*powers)(
        const sim_plant *p, double t, const double *q, const double *qd, const double *u, const double *f,
        const double *qdd, double *found);
};

/* An expression, or several: x holds the controller's states. */
typedef void (*sim_law)(
    const void *prepared, const double *q, const double *qd, const double *x, const double *u, double t, double *values);

/* Linear between its knots, constant outside; at equal times the later knot counts. `at`: knots behind. */
typedef struct sim_table {
    int32_t of_tau; /* 1: an entry of tau, 0: of the inputs */
    int32_t entry;
    int64_t size;
    const double *times;
    const double *values;
    int64_t at;
} sim_table;

/* What drives a chain. Constants stand in tau and u; tables, expressions and callables write over their entries. */
typedef struct sim_signals {
    double *tau;
    double *u;
    int32_t table_count;
    sim_table *tables;
    const void *prepared; /* of the laws */
    sim_law motion;       /* q, then qd, of the joints whose motion is an expression of time; or null, as the others */
    sim_law inputs;
    sim_law forces;
    sim_law rates;
    sim_law next;
    sim_law conditions;
    double *values; /* room for the results of the largest law */
    const unsigned char *inputs_by_law;
    const unsigned char *forces_by_law;
    void (*ask)(void *asked, double t, const double *q, const double *qd, double *tau, double *u); /* callables */
    void *asked;
    double hold;        /* s between two evaluations of expressions and callables; 0: at all times */
    int32_t continuous; /* states with a rate; x holds them first */
    int32_t own;        /* of these, the chain's, which come first, and last among the inputs */
    const double *own_scale;
    int32_t sampled;    /* states with a next value */
    double *x;
    const double *periods; /* s, of the sampled states */
    double *due;           /* counts of the sampled states' next instants */
    double hold_due;       /* count of the next renewal */
    int32_t condition_count;
    int32_t quiet; /* conditions before the last that are those of `until` alone: their zeros are no events */
    int32_t until; /* whether the last condition ends the run: 1 when it falls below zero, 2 at any zero; 0: no */
} sim_signals;

/* What ended a piece of the motion, and began the next one. */
typedef struct sim_jump {
    int64_t piece; /* pieces before it */
    int64_t event; /* events before it and its own */
    double t;
    double rate;   /* of the switching function: its size in the step over the step's length */
    int32_t which; /* switching function, or JUMP_START, JUMP_STOP, JUMP_FLIGHTS */
    int32_t sense; /* sign of that function before it */
    int32_t look;  /* whether it belongs to the jump before it, at the same instant */
} sim_jump;

/* A run. Arrays over coordinates have n entries, those of modes as many as there are. */
typedef struct sim {
    sim_plant *plant;
    sim_signals *signals;
    double t0;
    double end;
    double rtol;
    double atol;
    const unsigned char *rough; /* modes of joints that can stick */
    int32_t free_count;
    const int32_t *free_joints; /* whose motion is not given */
    int32_t moved_count;
    const int32_t *moved; /* joints whose motion is an expression of time */
    int32_t signalled_count;
    const int32_t *signalled; /* joint, input of its coordinate, input of its rate */
    int32_t more_switches;    /* whether more than rates and margins is watched; `symgen_lay_out` */
    const unsigned char *corners; /* conditions at whose zeros expressions are continuous, chain's first; or null: none */
    int32_t explicit_work;    /* whether `potential` exchanges energy itself */
    int32_t stop_count; /* joints with rigid stops; 0: the following are null */
    int32_t following_stops; /* of these, joints that follow others; their stops come behind those of the n coordinates */
    int32_t all_joints;
    const int32_t *stop_joints; /* of stops that follow, the joint among all; like the following */
    const int32_t *stop_leads;  /* the coordinate that the joint follows alone, or -1 */
    const double *stop_lower;
    const double *stop_upper;
    const double *restitution;
    signed char *closed;     /* +1: the upper stop, -1: the lower one, 0: none */
    double *contact;         /* forces of closed stops on their joints */
    double *stop_room;       /* `symgen_stop_room` */
    int32_t *stop_list;      /* room, one for each stop */
    signed char *stop_modes; /* room, two for each mode and each stop */
    double *event_losses;    /* of each event: J lost in impacts */
    double lost;             /* J lost in impacts at the present instant */
    double eased;            /* times FLIGHT and LOW, which grow while flights of several joints end in turn */
    double eased_at;         /* when they did last */
    double t;
    double *q;
    double *qd;
    signed char *mode;
    int32_t modes_by_rates; /* whether a run begins in the modes of its rates, whatever `mode` is */
    double work;
    double loss;
    double *workspace;
    unsigned char *marks; /* `symgen_marks` */
    const double *lower;  /* limits of the joints */
    const double *upper;
    double *left_times; /* when each was left first, or NaN */
    double *left_values;
    const double *turn_at;   /* singular angles of turns of composite joints, NaN for other joints; or null */
    double turn_margin;      /* rad, within which they count, as whole half turns away from them */
    double *turn_times; /* when each came there first, or NaN */
    double *turn_values;
    /* rows: t, q, qd, qdd, tau, f, u, x, work, loss; at `wanted` instants, or, when that is null, at every step */
    int64_t wanted_count;
    const double *wanted;
    int64_t wanted_at;
    int64_t row_size;
    int64_t row;
    double *rows;
    signed char *row_modes;
    /* pieces of the motion: begin, end, step; the state at the beginning and seven more for the interpolation */
    int64_t piece_size; /* 0: none are kept */
    int64_t piece;
    double *pieces;
    signed char *piece_modes;
    double *piece_held; /* a controller's states, inputs, tau: of those that are constant over a piece */
    /* what ended the pieces, for sensitivities: `slopes.c`; 0: nothing is kept */
    int64_t jump_size;
    int64_t jump;
    sim_jump *jumps;
    double *jump_states;       /* after it: y, a controller's states, inputs, tau */
    signed char *jump_modes;   /* after it: modes, closed stops */
    unsigned char *jump_hits;  /* all switching functions that are zero there */
    unsigned char *hits;       /* room, one for each switching function */
    int64_t *piece_counts;     /* rows, and steps that were taken anew, before the end of each piece */
    double grazes_at;          /* when a switching function touched zero first and went back, or NaN */
    int32_t grazes;            /* which */
    /* events: t, q, qd, f; modes before and after; marks of the joints, by kind; number of a condition, -1 for
       none, or -2 - k where loop k comes to a singular pose */
    int64_t event_size;
    int64_t event;
    double *events;
    signed char *event_modes;
    unsigned char *event_marks;
    int32_t *event_conditions;
    /* what happened */
    int32_t status;  /* the gravest of the decisions on the way, in the order of the emitted code's table */
    int32_t failed;  /* SIM_FAILED: the status that ended the run */
    int32_t reason;  /* and why: see below */
    int32_t concern; /* joint, input, condition or loop that it is about, or -1 */
    int64_t steps;
    int64_t rejected;
    int64_t evaluations;
    /* the integrator's own */
    int32_t started;
    int32_t resumed; /* the run goes on at t, its held values and counts of renewals as they were left */
    int32_t fresh; /* whether the first stage is known */
    int32_t moving; /* status of the last motion */
    int32_t size;  /* numbers of the state */
    double h;
    double u0; /* `potential` at the start */
    int64_t quick; /* events within a very short time */
    double quick_since;
    int32_t approaching; /* attempts to end a step just before a condition */
    int32_t halvings;    /* of a step that does not resolve the switching functions */
    int32_t unresolved;  /* halvings, less one for each step that was taken */
    double several_at;   /* when a motion was known not to be the only one, or NaN */
} sim;

/* Takes up to so many steps: SIM_DONE, SIM_MORE, SIM_FULL (a buffer is; empty it), SIM_FAILED, SIM_ASKED (a callable
   raised). */
int symgen_events(sim *s, int64_t steps);

/* The row of the present state, the last of a run; a run that has not failed fails where that is not finite. */
void symgen_last_row(sim *s);

/* Counts the switching functions of a run whose plant and signals are complete; before the following are asked. */
void symgen_lay_out(sim *s);

/* Doubles of workspace, and bytes of marks, that a run needs. */
int64_t symgen_workspace(const sim *s);
int64_t symgen_marks(const sim *s);

/* Doubles of room for the stops of n coordinates, with a number of modes, of stops that follow, and of joints in all. */
int64_t symgen_stop_room(int32_t n, int32_t modes, int32_t following, int32_t joints);

/* Fills in the functions of a plant around emitted code. */
void symgen_chain(sim_plant *p);

/* The state of a piece at a time: `size` numbers. */
void symgen_between(int32_t size, const double *piece, double t, double *y);
/*END*/

enum { JUMP_START = -1, JUMP_STOP = -2, JUMP_FLIGHTS = -3 };
enum { SIM_DONE = 0, SIM_MORE = 1, SIM_FULL = 2, SIM_FAILED = 3, SIM_ASKED = 4 };

/*EVENT TABLE*/

#endif
