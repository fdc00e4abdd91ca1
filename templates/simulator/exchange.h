/* A run whose state another integrator moves; see exchange.c. Codes are those of `symgen_events`. */
#ifndef SYMGEN_EXCHANGE_H
#define SYMGEN_EXCHANGE_H

#include "simulator.h"

/* Begins the run at t0: modes of the joints, and what is armed. */
int symgen_exchange(sim *r);

/* The state, which may be written: q and qd of free joints, a controller's continuous states, two numbers of a ledger. */
double *symgen_state(sim *r);

/* dy/dt at r->t in the present modes; then `symgen_motion` has q, qd, friction of the modes, qdd. */
int symgen_rates(sim *r, double *dy);
const double *symgen_motion(const sim *r);

/* Switching functions: positive until something happens. As many as `plant->first[KINDS]`. */
void symgen_indicators(sim *r, double *values);

/* After a step of the integrator: arms what has left zero; whether something has happened already. */
int symgen_crossed(sim *r);

/* All that happens at r->t: functions at their zeros or beyond, instants of signals, and `changed` signals. */
int symgen_happens(sim *r, int changed);

/* Instants of signals, and `changed` signals, alone: before the loop goes on by itself. */
int symgen_change(sim *r, int changed);

/* The next instant at which a table has a knot, a value is renewed or a state is replaced; infinite for none. */
double symgen_next_instant(const sim *r);

#endif
