/* Linear equations by elimination with row exchanges. */

/* Factors of a matrix by elimination with row exchanges, in place. */
static void factor(int32_t size, double *A, int32_t *pivots)
{
    for (int32_t k = 0; k < size; k++) {
        int32_t best = k;
        double inverse;

        for (int32_t i = k + 1; i < size; i++) {
            best = (fabs(A[(i * size) + k]) > fabs(A[(best * size) + k])) ? i : best;
        }
        pivots[k] = best;
        if (best != k) {
            for (int32_t j = 0; j < size; j++) {
                const double other = A[(k * size) + j];

                A[(k * size) + j] = A[(best * size) + j];
                A[(best * size) + j] = other;
            }
        }
        inverse = 1.0 / A[(k * size) + k];
        for (int32_t i = k + 1; i < size; i++) {
            const double share = A[(i * size) + k] * inverse;

            A[(i * size) + k] = share;
            if ((share > 0.0) || (share < 0.0)) {
                for (int32_t j = k + 1; j < size; j++) {
                    A[(i * size) + j] -= share * A[(k * size) + j];
                }
            }
        }
    }
}

/* Solves for the columns of X (size, columns) in place. */
static void solve_factored(int32_t size, const double *A, const int32_t *pivots, int32_t columns, double *X)
{
    for (int32_t k = 0; k < size; k++) { /* rows were exchanged whole, so all of them before */
        if (pivots[k] != k) {
            for (int32_t c = 0; c < columns; c++) {
                const double other = X[(k * columns) + c];

                X[(k * columns) + c] = X[(pivots[k] * columns) + c];
                X[(pivots[k] * columns) + c] = other;
            }
        }
    }
    for (int32_t i = 1; i < size; i++) {
        for (int32_t k = 0; k < i; k++) {
            const double share = A[(i * size) + k];

            for (int32_t c = 0; c < columns; c++) {
                X[(i * columns) + c] -= share * X[(k * columns) + c];
            }
        }
    }
    for (int32_t i = size - 1; i >= 0; i--) {
        const double inverse = 1.0 / A[(i * size) + i];

        for (int32_t k = i + 1; k < size; k++) {
            const double share = A[(i * size) + k];

            for (int32_t c = 0; c < columns; c++) {
                X[(i * columns) + c] -= share * X[(k * columns) + c];
            }
        }
        for (int32_t c = 0; c < columns; c++) {
            X[(i * columns) + c] *= inverse;
        }
    }
}
