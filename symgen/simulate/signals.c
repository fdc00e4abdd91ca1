/* The signals of a run at its present state: constants, tables, expressions. Follows run.h. */

/* Linear between knots, constant outside; at equal times the later knot counts. */
static double look_up(table *tab, double t)
{
    int64_t at = tab->at;

    while ((at < tab->size) && (tab->times[at] <= t)) {
        at++;
    }
    tab->at = at; /* time never runs back */
    if (at == 0) {
        return tab->values[0];
    }
    if (at == tab->size) {
        return tab->values[at - 1];
    }
    return tab->values[at - 1]
           + ((t - tab->times[at - 1]) * ((tab->values[at] - tab->values[at - 1]) / (tab->times[at] - tab->times[at - 1])));
}

static void evaluate(const run *r, signal *s, double t)
{
    for (int32_t k = 0; k < s->table_count; k++) {
        s->values[s->tables[k].entry] = look_up(&s->tables[k], t);
    }
    if ((s->law != NULL) && ((r->count % s->hold) == 0)) {
        double q[MOST];
        double qd[MOST];
        double found[MOST];

        for (int32_t k = 0; k < r->n; k++) {
            q[k] = (double)r->q[k];
            qd[k] = (double)r->qd[k];
        }
        ((law_function)s->law)(s->law_prepared, q, qd, t, found);
        for (int32_t k = 0; k < s->size; k++) {
            if (s->by_law[k] != 0U) {
                s->values[k] = found[k];
            }
        }
    }
}
