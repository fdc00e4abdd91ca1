/* Calls of emitted functions through pointers: (prepared, arguments, [external signals], [time], results).

   CALL(takes, function, types, values, u, t, types of results, results): `takes` has members `takes_inputs` and `takes_time`. With
   CALL_WITH the time has another type than a number. */
#define OPEN(...) __VA_ARGS__
#define CALL_WITH(takes, function, types, values, u, time_type, t, result_types, results)                             \
    do {                                                                                                              \
        if (((takes)->takes_inputs != 0) && ((takes)->takes_time != 0)) {                                             \
            ((void (*)(OPEN types, const REAL *, time_type, OPEN result_types))(function))(                           \
                OPEN values, u, t, OPEN results);                                                                     \
        } else if ((takes)->takes_inputs != 0) {                                                                      \
            ((void (*)(OPEN types, const REAL *, OPEN result_types))(function))(OPEN values, u, OPEN results);        \
        } else if ((takes)->takes_time != 0) {                                                                        \
            ((void (*)(OPEN types, time_type, OPEN result_types))(function))(OPEN values, t, OPEN results);           \
        } else {                                                                                                      \
            ((void (*)(OPEN types, OPEN result_types))(function))(OPEN values, OPEN results);                         \
        }                                                                                                             \
    } while (0)
#define CALL(takes, function, types, values, u, t, result_types, results)                                             \
    CALL_WITH(takes, function, types, values, u, REAL, (REAL)(t), result_types, results)

#define HALF_TURN 3.141592653589793 /* rad */
