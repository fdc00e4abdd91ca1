/* Rigid stops: the forces of those that are closed, and what impacts do to rates.

   A closed stop holds its joint: the joint's acceleration is zero, and a force on the joint sees to that. It pushes and
   never pulls. Forces of several closed stops are found together, from accelerations that the model gives for unit
   forces; a second pass takes off rounding, further ones follow friction that depends on loads. A joint that friction
   holds at a stop needs no force of the stop. Joints that follow others are held along their influence coefficients. */

/* Parts of `stop_room`. Stops are counted: those of the coordinates, then those of joints that follow. */
static int32_t stops_of(const sim *r)
{
    return r->plant->n + r->following_stops;
}

static double *room_of_stops(const sim *r, int32_t part)
{
    return &r->stop_room[part * stops_of(r)];
}

enum {
    STOP_TAU = 0, STOP_RIGHT, STOP_QDD, STOP_RATE, STOP_STEP, STOP_SEEN_QDD, STOP_PLACE, STOP_SPEED, STOP_BEND,
    STOP_SUM, STOP_FINE, STOP_SIDE, STOP_LINEAR, STOP_PARTS
};

int64_t symgen_stop_room(int32_t n, int32_t modes, int32_t following, int32_t joints)
{
    const int64_t stops = (int64_t)n + following;
    const int64_t width = (modes > stops) ? modes : stops;

    return (STOP_PARTS * stops) + (3 * stops * stops) + (2 * width) + (following * (int64_t)n)
           + (joints * (1 + (int64_t)n + ((int64_t)n * n)));
}

/* Room for friction, a first one and a second one. */
static double *room_of_forces(const sim *r, int32_t which)
{
    const int32_t stops = stops_of(r);
    const int32_t modes = r->plant->modes;

    return &r->stop_room[(STOP_PARTS * stops) + (3 * stops * stops) + (which * ((modes > stops) ? modes : stops))];
}

/* Row of a joint with a stop that follows: its rate by those of the coordinates. */
static double *row_of(const sim *r, int32_t follower)
{
    return &room_of_forces(r, 2)[follower * r->plant->n];
}

/* The part of rates, accelerations or forces of the coordinates that is along a stop. */
static double along_stop(const sim *r, int32_t stop, const double *v)
{
    const int32_t n = r->plant->n;
    double sum = 0.0;

    if (stop < n) {
        return v[stop];
    }
    for (int32_t i = 0; i < n; i++) {
        sum += row_of(r, stop - n)[i] * v[i];
    }
    return sum;
}

static void push_along(const sim *r, int32_t stop, double force, double *tau)
{
    const int32_t n = r->plant->n;

    if (stop < n) {
        tau[stop] += force;
        return;
    }
    for (int32_t i = 0; i < n; i++) {
        tau[i] += force * row_of(r, stop - n)[i];
    }
}

/* Places, rates, influence coefficients and accelerations without those of the coordinates, of joints with stops that
   follow, at a state. */
static void look_at_followers(const sim *r, double t, const double *q, const double *qd)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t joints = r->all_joints;
    double *places;
    double *first;
    double *second;

    if (r->following_stops == 0) {
        return;
    }
    places = row_of(r, r->following_stops);
    first = &places[joints];
    second = &first[joints * n];
    CALL(p, p->coordinates, (const void *, const double *), (p->prepared, q), r->signals->u, t, (double *), (places));
    CALL(
        p, p->influence, (const void *, const double *), (p->prepared, q), r->signals->u, t, (double *, double *),
        (first, second));
    for (int32_t e = 0; e < r->following_stops; e++) {
        const int32_t joint = r->stop_joints[e];
        double speed = 0.0;
        double sum = 0.0;
        double bend = 0.0;
        double curve = 0.0;

        for (int32_t i = 0; i < n; i++) {
            const double g = first[(joint * n) + i];

            row_of(r, e)[i] = g;
            speed += g * qd[i];
            sum += fabs(g * qd[i]);
            for (int32_t j = 0; j < n; j++) {
                bend += second[(((joint * n) + i) * n) + j] * qd[i] * qd[j];
                curve = fmax(curve, fabs(second[(((joint * n) + i) * n) + j]));
            }
        }
        room_of_stops(r, STOP_PLACE)[n + e] = places[joint];
        room_of_stops(r, STOP_SPEED)[n + e] = (fabs(speed) <= ((RESTING * sum) + (1e-3 * r->atol))) ? 0.0 : speed;
        room_of_stops(r, STOP_SUM)[n + e] = sum;
        room_of_stops(r, STOP_BEND)[n + e] = bend;
        room_of_stops(r, STOP_LINEAR)[n + e] = (curve > 0.0) ? 0.0 : 1.0;
    }
}

static double acceleration_along(const sim *r, int32_t stop, const double *qdd)
{
    return (stop < r->plant->n) ? qdd[stop] : (along_stop(r, stop, qdd) + room_of_stops(r, STOP_BEND)[stop]);
}

/* Solves A x = b by elimination with pivots, in place; b becomes x. Rows are `stride` apart. */
static void eliminate(int32_t size, int32_t stride, double *A, double *b)
{
    for (int32_t k = 0; k < size; k++) {
        int32_t best = k;

        for (int32_t i = k + 1; i < size; i++) {
            best = (fabs(A[(i * stride) + k]) > fabs(A[(best * stride) + k])) ? i : best;
        }
        for (int32_t j = 0; j < size; j++) {
            const double other = A[(k * stride) + j];

            A[(k * stride) + j] = A[(best * stride) + j];
            A[(best * stride) + j] = other;
        }
        {
            const double other = b[k];

            b[k] = b[best];
            b[best] = other;
        }
        for (int32_t i = k + 1; i < size; i++) {
            const double share = A[(i * stride) + k] / A[(k * stride) + k];

            for (int32_t j = k; j < size; j++) {
                A[(i * stride) + j] -= share * A[(k * stride) + j];
            }
            b[i] -= share * b[k];
        }
    }
    for (int32_t k = size - 1; k >= 0; k--) {
        for (int32_t j = k + 1; j < size; j++) {
            b[k] -= A[(k * stride) + j] * b[j];
        }
        b[k] /= A[(k * stride) + k];
    }
}

/* Whether a stop may carry a force in these modes. */
static int carries(const sim *r, const signed char *mode, int32_t stop)
{
    if (r->closed[stop] == 0) {
        return 0;
    }
    return (stop >= r->plant->n) || (r->rough[stop] == 0U) || (mode[stop] != 0);
}

/* Changes of accelerations by a unit force along a stop, into `other`; returns that along the stop. */
static double answer_to_push(
    const sim *r, double t, const double *q, const double *qd, const signed char *mode, int32_t stop, double *tau,
    double *force, const double *qdd, double *other)
{
    const sim_plant *p = r->plant;

    push_along(r, stop, 1.0, tau);
    (void)p->motion(p, t, q, qd, tau, r->signals->u, mode, force, other);
    push_along(r, stop, -1.0, tau);
    for (int32_t i = 0; i < p->n; i++) {
        other[i] -= qdd[i];
    }
    return along_stop(r, stop, other);
}

/* Friction and accelerations with the forces of closed stops, which are left in `contact`, and with tau in the room. */
static int motion_with_stops(
    sim *r, double t, const double *q, const double *qd, const signed char *mode, double *f, double *qdd)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t stops = stops_of(r);
    double *tau = room_of_stops(r, STOP_TAU);
    double *step = room_of_stops(r, STOP_STEP);
    double *slopes = room_of_stops(r, STOP_PARTS);
    double *matrix = &slopes[stops * stops];
    double *force = room_of_forces(r, 0);
    double *other = room_of_stops(r, STOP_QDD);
    int32_t *carrying = r->stop_list;
    int32_t count = 0;
    int status;

    look_at_followers(r, t, q, qd);
    for (int32_t s = 0; s < stops; s++) {
        r->contact[s] = 0.0;
    }
    for (int32_t i = 0; i < n; i++) {
        tau[i] = r->signals->tau[i];
    }
    status = p->motion(p, t, q, qd, tau, r->signals->u, mode, f, qdd);
    for (int32_t s = 0; s < stops; s++) {
        int carried = carries(r, mode, s);

        if (carried && (s >= n)) { /* not where friction holds all that it would move */
            const double response = answer_to_push(r, t, q, qd, mode, s, tau, force, qdd, other);
            double size = 0.0;

            for (int32_t i = 0; i < n; i++) {
                size += fabs(row_of(r, s - n)[i] * other[i]);
            }
            carried = response > (RESTING * size);
        }
        if (carried) {
            carrying[count] = s;
            count++;
        }
    }
    for (int32_t c = 0; c < count; c++) {
        (void)answer_to_push(r, t, q, qd, mode, carrying[c], tau, force, qdd, other);
        for (int32_t row = 0; row < count; row++) {
            slopes[(row * stops) + c] = along_stop(r, carrying[row], other);
        }
    }
    for (int32_t pass = 0; (pass < STOP_PASSES) && (count > 0); pass++) {
        double largest = 0.0;
        double size = 0.0;

        for (int32_t c = 0; (c < count) && (pass > 1); c++) { /* friction that depends on loads: slopes where it is now */
            (void)answer_to_push(r, t, q, qd, mode, carrying[c], tau, force, qdd, other);
            for (int32_t row = 0; row < count; row++) {
                slopes[(row * stops) + c] = along_stop(r, carrying[row], other);
            }
        }
        for (int32_t row = 0; row < count; row++) {
            step[row] = -acceleration_along(r, carrying[row], qdd);
            for (int32_t j = 0; j < count; j++) {
                matrix[(row * stops) + j] = slopes[(row * stops) + j];
            }
        }
        eliminate(count, stops, matrix, step);
        for (int32_t i = 0; i < n; i++) {
            tau[i] = r->signals->tau[i];
        }
        for (int32_t row = 0; row < count; row++) {
            const int32_t s = carrying[row];

            r->contact[s] += step[row];
            push_along(r, s, r->contact[s], tau);
            largest = fmax(largest, fabs(step[row]));
            size = fmax(size, fabs(r->contact[s]));
        }
        status = p->motion(p, t, q, qd, tau, r->signals->u, mode, f, qdd);
        if ((pass > 0) && !(largest > (1e-13 * size))) {
            break;
        }
    }
    for (int32_t i = 0; i < n; i++) {
        qdd[i] = carries(r, mode, i) ? 0.0 : qdd[i];
    }
    return status;
}

/* Friction and accelerations in modes. */
static int accelerate(
    sim *r, double t, const double *q, const double *qd, const signed char *mode, double *f, double *qdd)
{
    const sim_plant *p = r->plant;
    const sim_signals *s = r->signals;
    const int status = (r->stop_count == 0) ? p->motion(p, t, q, qd, s->tau, s->u, mode, f, qdd)
                                            : motion_with_stops(r, t, q, qd, mode, f, qdd);

    if (p->bristles != NULL) {
        p->deflect(p, t, q, qd, s->u, f);
    }
    return status;
}

/* tau with the forces of stops, as `accelerate` left it. */
static const double *tau_with_stops(const sim *r)
{
    return (r->stop_count == 0) ? r->signals->tau : room_of_stops(r, STOP_TAU);
}
