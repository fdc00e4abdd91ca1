/* Dormand and Prince's Runge-Kutta method of order 8 with error estimates of order 5 and 3 and an interpolant of order 7.

   Source: Hairer, Norsett and Wanner 1993, section II.5 and II.6, code DOP853. */

#define STAGES 12
#define ALL_STAGES 16
#define DENSE 7

static const double NODE[16] = {
    0.0, 0.05260015195876773, 0.0789002279381516, 0.1183503419072274, 0.2816496580927726, 0.3333333333333333, 0.25,
    0.3076923076923077, 0.6512820512820513, 0.6, 0.8571428571428571, 1.0, 1.0, 0.1, 0.2, 0.7777777777777778};
static const double STAGE[16][15] = {
    {0.0},
    {0.05260015195876773},
    {0.0197250569845379, 0.0591751709536137},
    {0.02958758547680685, 0.0, 0.08876275643042054},
    {0.2413651341592667, 0.0, -0.8845494793282861, 0.924834003261792},
    {0.037037037037037035, 0.0, 0.0, 0.17082860872947386, 0.12546768756682242},
    {0.037109375, 0.0, 0.0, 0.17025221101954405, 0.06021653898045596, -0.017578125},
    {0.03709200011850479, 0.0, 0.0, 0.17038392571223998, 0.10726203044637328, -0.015319437748624402,
     0.008273789163814023},
    {0.6241109587160757, 0.0, 0.0, -3.3608926294469414, -0.868219346841726, 27.59209969944671, 20.154067550477894,
     -43.48988418106996},
    {0.47766253643826434, 0.0, 0.0, -2.4881146199716677, -0.590290826836843, 21.230051448181193,
     15.279233632882423, -33.28821096898486, -0.020331201708508627},
    {-0.9371424300859873, 0.0, 0.0, 5.186372428844064, 1.0914373489967295, -8.149787010746927, -18.52006565999696,
     22.739487099350505, 2.4936055526796523, -3.0467644718982196},
    {2.273310147516538, 0.0, 0.0, -10.53449546673725, -2.0008720582248625, -17.9589318631188, 27.94888452941996,
     -2.8589982771350235, -8.87285693353063, 12.360567175794303, 0.6433927460157636},
    {0.054293734116568765, 0.0, 0.0, 0.0, 0.0, 4.450312892752409, 1.8915178993145003, -5.801203960010585,
     0.3111643669578199, -0.1521609496625161, 0.20136540080403034, 0.04471061572777259},
    {0.056167502283047954, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25350021021662483, -0.2462390374708025, -0.12419142326381637,
     0.15329179827876568, 0.00820105229563469, 0.007567897660545699, -0.008298},
    {0.03183464816350214, 0.0, 0.0, 0.0, 0.0, 0.028300909672366776, 0.053541988307438566, -0.05492374857139099,
     0.0, 0.0, -0.00010834732869724932, 0.0003825710908356584, -0.00034046500868740456, 0.1413124436746325},
    {-0.42889630158379194, 0.0, 0.0, 0.0, 0.0, -4.697621415361164, 7.683421196062599, 4.06898981839711,
     0.3567271874552811, 0.0, 0.0, 0.0, -0.0013990241651590145, 2.9475147891527724, -9.15095847217987}};
static const double ERROR5[13] = {
    0.01312004499419488, 0.0, 0.0, 0.0, 0.0, -1.2251564463762044, -0.4957589496572502, 1.6643771824549864,
    -0.35032884874997366, 0.3341791187130175, 0.08192320648511571, -0.022355307863886294, 0.0};
static const double ERROR3[13] = {
    -0.18980075407240762, 0.0, 0.0, 0.0, 0.0, 4.450312892752409, 1.8915178993145003, -5.801203960010585,
    -0.4226823213237919, -0.1521609496625161, 0.20136540080403034, 0.02265179219836082, 0.0};
static const double BETWEEN[4][16] = {
    {-8.428938276109013, 0.0, 0.0, 0.0, 0.0, 0.5667149535193777, -3.0689499459498917, 2.38466765651207,
     2.117034582445028, -0.871391583777973, 2.2404374302607883, 0.6315787787694688, -0.08899033645133331,
     18.148505520854727, -9.194632392478356, -4.436036387594894},
    {10.427508642579134, 0.0, 0.0, 0.0, 0.0, 242.28349177525817, 165.20045171727028, -374.5467547226902,
     -22.113666853125306, 7.733432668472264, -30.674084731089398, -9.332130526430229, 15.697238121770845,
     -31.139403219565178, -9.35292435884448, 35.81684148639408},
    {19.985053242002433, 0.0, 0.0, 0.0, 0.0, -387.0373087493518, -189.17813819516758, 527.8081592054236,
     -11.57390253995963, 6.8812326946963, -1.0006050966910838, 0.7777137798053443, -2.778205752353508,
     -60.19669523126412, 84.32040550667716, 11.99229113618279},
    {-25.69393346270375, 0.0, 0.0, 0.0, 0.0, -154.18974869023643, -231.5293791760455, 357.6391179106141,
     93.40532418362432, -37.45832313645163, 104.0996495089623, 29.8402934266605, -43.53345659001114,
     96.32455395918828, -39.17726167561544, -149.72683625798564}};

/* h sum of a_j k_j over the stages before `stage`, of number i of the state. Stage 12 is the end of the step. */
static double change_to_stage(const sim *r, int32_t stage, const double *K, double h, int32_t i)
{
    double sum = 0.0;

    for (int32_t j = 0; j < stage; j++) {
        sum += STAGE[stage][j] * K[(j * r->size) + i];
    }
    return h * sum;
}

static void stage_state(const sim *r, int32_t stage, const double *y, const double *K, double h, double *result)
{
    for (int32_t i = 0; i < r->size; i++) {
        result[i] = y[i] + change_to_stage(r, stage, K, h, i);
    }
}

/* The error scale of number i; work and losses share one, and states of the chain have scales of their own. */
static double scale_of(const sim *r, int32_t i, const double *y, const double *end)
{
    if (i >= (r->size - LEDGER)) {
        const double *a = &y[r->size - LEDGER];
        const double *b = &end[r->size - LEDGER];

        return r->atol + (r->rtol * fmax(fabs(a[0]) + fabs(a[1]), fabs(b[0]) + fabs(b[1])));
    }
    if ((i >= (2 * r->free_count)) && (i < ((2 * r->free_count) + r->signals->own))) {
        const double scale = r->signals->own_scale[i - (2 * r->free_count)];

        return (r->atol * scale) + (r->rtol * fmax(fabs(y[i]), fabs(end[i])));
    }
    return r->atol + (r->rtol * fmax(fabs(y[i]), fabs(end[i])));
}

/* A step from (t, y), whose first stage is known, to `end`; its error in units of the tolerance. A status tells of a
   stage without a motion. */
static int try_step(sim *r, double t, const double *y, double h, double *K, double *end, double *error)
{
    const int32_t size = r->size;
    double five = 0.0;
    double three = 0.0;

    for (int32_t stage = 1; stage <= STAGES; stage++) {
        int status;

        stage_state(r, stage, y, K, h, end);
        status = derivative(r, t + (NODE[stage] * h), end, &K[stage * size]);
        if (status != SIM_OK) {
            return status;
        }
    }
    for (int32_t i = 0; i < size; i++) {
        const double scale = scale_of(r, i, y, end);
        double a = 0.0;
        double b = 0.0;

        for (int32_t j = 0; j <= STAGES; j++) {
            a += ERROR5[j] * K[(j * size) + i];
            b += ERROR3[j] * K[(j * size) + i];
        }
        five += (a / scale) * (a / scale);
        three += (b / scale) * (b / scale);
    }
    *error = 0.0;
    if ((five > 0.0) || (three > 0.0)) {
        *error = (fabs(h) * five) / sqrt((five + (0.01 * three)) * (double)size);
    }
    return isfinite(*error) ? SIM_OK : SIM_NONFINITE;
}

/* The interpolant of a step that was taken: three more stages, then seven numbers for each of the state. */
static int prepare_between(
    sim *r, double t, const double *y, double h, double *K, const double *end, double *room, double *F)
{
    const int32_t size = r->size;

    for (int32_t stage = STAGES + 1; stage < ALL_STAGES; stage++) {
        int status;

        stage_state(r, stage, y, K, h, room);
        status = derivative(r, t + (NODE[stage] * h), room, &K[stage * size]);
        if (status != SIM_OK) {
            return status;
        }
    }
    for (int32_t i = 0; i < size; i++) {
        const double change = (r->stop_count > 0) ? change_to_stage(r, STAGES, K, h, i) : (end[i] - y[i]);
        const double first = K[i];
        const double last = K[(STAGES * size) + i];

        F[i] = change;
        F[size + i] = (h * first) - change;
        F[(2 * size) + i] = (2.0 * change) - (h * (first + last));
        for (int32_t row = 0; row < 4; row++) {
            double sum = 0.0;

            for (int32_t j = 0; j < ALL_STAGES; j++) {
                sum += BETWEEN[row][j] * K[(j * size) + i];
            }
            F[((3 + row) * size) + i] = h * sum;
        }
    }
    return SIM_OK;
}

/* What a part of the step has added to number i of the state. */
static double added(int32_t size, const double *F, double part, int32_t i)
{
    const double rest = 1.0 - part;
    double sum = 0.0;

    for (int32_t row = DENSE - 1; row >= 0; row--) {
        sum = (sum + F[(row * size) + i]) * (((row % 2) == 0) ? part : rest);
    }
    return sum;
}

/* The state at a part of the step. */
static void between(int32_t size, const double *y, const double *F, double part, double *result)
{
    for (int32_t i = 0; i < size; i++) {
        result[i] = y[i] + added(size, F, part, i);
    }
}

void symgen_between(int32_t size, const double *piece, double t, double *y)
{
    between(size, &piece[3], &piece[3 + size], (t - piece[0]) / piece[2], y);
}

/* The length of a first step (Hairer, Norsett and Wanner 1993, section II.4), no longer than `most`. */
static double first_step(sim *r, double t, const double *y, const double *first, double most, double *room, double *slope)
{
    const int32_t size = r->size;
    double d0 = 0.0;
    double d1 = 0.0;
    double d2 = 0.0;
    double h;

    for (int32_t i = 0; i < size; i++) {
        const double scale = scale_of(r, i, y, y);

        d0 += (y[i] / scale) * (y[i] / scale);
        d1 += (first[i] / scale) * (first[i] / scale);
    }
    d0 = sqrt(d0 / (double)size);
    d1 = sqrt(d1 / (double)size);
    h = ((d0 < 1e-5) || (d1 < 1e-5)) ? 1e-6 : (0.01 * (d0 / d1));
    h = fmin(h, most);
    for (int32_t i = 0; i < size; i++) {
        room[i] = y[i] + (h * first[i]);
    }
    if (derivative(r, t + h, room, slope) != SIM_OK) {
        return h;
    }
    for (int32_t i = 0; i < size; i++) {
        const double change = (slope[i] - first[i]) / scale_of(r, i, y, y);

        d2 += change * change;
    }
    d2 = sqrt(d2 / (double)size) / h;
    if (fmax(d1, d2) <= 1e-15) {
        return fmin(most, fmax(1e-6, 1e-3 * h));
    }
    return fmin(most, fmin(100.0 * h, pow(0.01 / fmax(d1, d2), 0.125)));
}
