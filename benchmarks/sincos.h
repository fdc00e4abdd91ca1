/* Sine and cosine without branches, for any of double, float and vectors of them; |x| <= 1e5.
 *
 * What a user who rewrites generated code by hand would put in libm's place. Reduction by Cody and Waite in three
 * parts, polynomials of fdlibm (Sun Microsystems, 1993) for double; errors below 1 ulp of the larger of the two.
 * Define LANES before (1 for scalars), then use lane_sin and lane_cos.
 */
#include <stdint.h>

#if LANES > 1
typedef double lane __attribute__((vector_size(LANES * 8)));
typedef int64_t bits __attribute__((vector_size(LANES * 8)));
#else
typedef double lane;
typedef int64_t bits;
#endif

typedef union { lane number; bits word; } both;

static inline void lane_sincos(lane x, lane *s, lane *c)
{
    const lane shifted = x * 0.6366197723675814 + 0x1.8p52;
    const lane n = shifted - 0x1.8p52;
    const lane w = x - n * 0x1.921fb54400000p+0;
    const lane t = n * 0x1.0b4611a600000p-34;
    const lane r = w - t;
    const lane low = ((w - r) - t) - n * 0x1.3198a2e037073p-69;
    const lane z = r * r;
    const lane p = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06
                 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    const lane k = 4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * (2.48015872894767294178e-05
                 + z * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11))));
    const lane v = z * r;
    const both sine = {r - ((z * (0.5 * low - v * p) - low) + v * 1.66666666666666324348e-01)};
    const lane half = 0.5 * z, one = 1.0 - half;
    const both cosine = {one + (((1.0 - one) - half) + (z * z * k - r * low))};
    const both quadrant = {shifted};
    const bits swap = -(quadrant.word & 1);
    both a, b;
    a.word = ((sine.word & ~swap) | (cosine.word & swap)) ^ ((quadrant.word & 2) << 62);
    b.word = ((cosine.word & ~swap) | (sine.word & swap)) ^ (((quadrant.word + 1) & 2) << 62);
    *s = a.number;
    *c = b.number;
}

static inline lane lane_sin(lane x)
{
    lane s, c;
    lane_sincos(x, &s, &c);
    return s;
}

static inline lane lane_cos(lane x)
{
    lane s, c;
    lane_sincos(x, &s, &c);
    return c;
}
