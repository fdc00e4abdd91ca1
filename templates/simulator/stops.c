/* Rigid stops: the forces of those that are closed, and what impacts do to rates.

   A closed stop holds its joint: the joint's acceleration is zero, and a force on the joint sees to that. It pushes and
   never pulls. Forces of several closed stops are found together, from accelerations that the model gives for unit
   forces; a second pass takes off rounding, further ones follow friction that depends on loads. A joint that friction
   holds at a stop needs no force of the stop. */

/* Parts of `stop_room`. */
static double *room_of_stops(const sim *r, int32_t part)
{
    return &r->stop_room[part * r->plant->n];
}

enum { STOP_TAU = 0, STOP_F, STOP_QDD, STOP_RATE, STOP_STEP, STOP_SEEN_F, STOP_SEEN_QDD, STOP_PARTS };

int64_t symgen_stop_room(int32_t n)
{
    return (STOP_PARTS * (int64_t)n) + (3 * (int64_t)n * n);
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

/* Whether the stop of a joint carries a force in these modes. */
static int carries(const sim *r, const signed char *mode, int32_t joint)
{
    return (r->closed[joint] != 0) && ((r->rough[joint] == 0U) || (mode[joint] != 0));
}

/* Friction and accelerations with the forces of closed stops, which are left in `contact`, and with tau in the room. */
static int motion_with_stops(
    sim *r, double t, const double *q, const double *qd, const signed char *mode, double *f, double *qdd)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    double *tau = room_of_stops(r, STOP_TAU);
    double *step = room_of_stops(r, STOP_STEP);
    double *slopes = room_of_stops(r, STOP_PARTS);
    double *matrix = &slopes[n * n];
    int32_t count = 0;
    int status;

    for (int32_t i = 0; i < n; i++) {
        r->contact[i] = 0.0;
        tau[i] = r->signals->tau[i];
    }
    status = p->motion(p, t, q, qd, tau, r->signals->u, mode, f, qdd);
    for (int32_t j = 0; j < n; j++) {
        if (carries(r, mode, j)) {
            double *force = room_of_stops(r, STOP_F);
            double *other = room_of_stops(r, STOP_QDD);
            int32_t row = 0;

            tau[j] += 1.0;
            (void)p->motion(p, t, q, qd, tau, r->signals->u, mode, force, other);
            tau[j] -= 1.0;
            for (int32_t i = 0; i < n; i++) {
                if (carries(r, mode, i)) {
                    slopes[(row * n) + count] = other[i] - qdd[i];
                    row++;
                }
            }
            count++;
        }
    }
    for (int32_t pass = 0; (pass < STOP_PASSES) && (count > 0); pass++) {
        double largest = 0.0;
        double size = 0.0;
        int32_t row = 0;

        for (int32_t i = 0; i < n; i++) {
            if (carries(r, mode, i)) {
                step[row] = -qdd[i];
                for (int32_t j = 0; j < count; j++) {
                    matrix[(row * n) + j] = slopes[(row * n) + j];
                }
                row++;
            }
        }
        eliminate(count, n, matrix, step);
        row = 0;
        for (int32_t i = 0; i < n; i++) {
            if (carries(r, mode, i)) {
                r->contact[i] += step[row];
                tau[i] = r->signals->tau[i] + r->contact[i];
                largest = fmax(largest, fabs(step[row]));
                size = fmax(size, fabs(r->contact[i]));
                row++;
            }
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

    if (r->stop_count == 0) {
        return p->motion(p, t, q, qd, r->signals->tau, r->signals->u, mode, f, qdd);
    }
    return motion_with_stops(r, t, q, qd, mode, f, qdd);
}

/* tau with the forces of stops, as `accelerate` left it. */
static const double *tau_with_stops(const sim *r)
{
    return (r->stop_count == 0) ? r->signals->tau : room_of_stops(r, STOP_TAU);
}
