#include "two_link.hpp"

#include <cstdio>

int main()
{
    namespace arm = symgen::two_link;
    arm::Parameters parameters;                              // the chain's own values
    parameters["m2"] = 1.0;                                  // by name, or parameters.m2
    const arm::Model model(parameters);                      // throws where a rule of the format is broken
    const std::array<double, arm::joints> q{0.3, -0.2}, qd{1.0, 0.0};
    const auto M = model.mass_matrix(q);                     // std::array<double, 4>, row by row
    const auto [A, B] = model.linearize(q, qd, model.gravity(q));
    arm::State state;                                        // a value: copy it to try a step
    state.q[arm::index(arm::Joint::elbow)] = 0.5;
    const arm::Status status = model.step_interpolated(state, model.gravity(q), 1e-3);
    std::printf("%.6f %.6f %.6f %d\n", M[0], M[1], M[3], static_cast<int>(status));
    return A.size() + B.size() == 24 ? 0 : 1;
}
