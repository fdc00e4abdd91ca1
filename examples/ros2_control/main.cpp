// The controller before a simulated arm: it moves to a goal, and is pushed at 1.5 s.
#include "computed_torque.hpp"

#include <cstdio>

int main()
{
    namespace arm = symgen::two_link;
    const arm::Model plant;
    arm::State state;
    state.q[0] = -0.5;
    double effort[arm::joints] = {};
    std::vector<hardware_interface::LoanedCommandInterface> commands;
    std::vector<hardware_interface::LoanedStateInterface> states;
    for (double &each : effort) {
        commands.emplace_back(&each);
    }
    for (auto *values : {state.q, state.qd}) {
        for (std::size_t k = 0; k < arm::joints; k++) {
            states.emplace_back(&values[k]);
        }
    }
    ComputedTorque controller;
    controller.assign_interfaces(commands, states);
    if (controller.on_init() != controller_interface::CallbackReturn::SUCCESS) {
        return 1;
    }
    for (const auto &name : controller.state_interface_configuration().names) {
        std::printf("%s ", name.c_str());
    }
    controller.on_activate(rclcpp_lifecycle::State());
    controller.goal = {0.4, 0.8};
    double alarmed = 0.0;
    for (int k = 0; k < 1700; k++) {
        controller.update(rclcpp::Time(), rclcpp::Duration(1e-3));
        const double push = k < 1500 ? 0.0 : 6.0;
        const double tau[] = {effort[0] + push, effort[1]};
        if (plant.step_interpolated(state, tau, 1e-3) == arm::Status::unstable) {
            return 1;
        }
        if (k == 1499) {
            std::printf("\nat 1.5 s: off by %.1e and %.1e rad, residual %.1e and %.1e N m\n",
                        controller.goal[0] - state.q[0], controller.goal[1] - state.q[1], controller.residual[0],
                        controller.residual[1]);
        }
        if (controller.collided && alarmed == 0.0) {
            alarmed = 1e-3 * k;
        }
    }
    std::printf("collision at %.3f s\n", alarmed);
    return 0;
}
