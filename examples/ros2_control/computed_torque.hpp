// A controller in the style of ros2_control: computed torque with friction, and a reflex to collisions.
//
//     symgen emit examples/two_link.yaml --with cpp -o two_link
//         --functions inverse_dynamics,friction_torque,friction_dynamics,momentum_observer,step_interpolated
#ifndef COMPUTED_TORQUE_HPP
#define COMPUTED_TORQUE_HPP

#include "ros2_control_stub.hpp"
#include "two_link.hpp"

#include <cmath>

class ComputedTorque : public controller_interface::ControllerInterface {
    using Vector = std::array<double, symgen::two_link::joints>;

public:
    static constexpr double stiffness = 900.0, damping = 60.0; // 1/s^2 and 1/s: two poles at -30/s
    static constexpr double observing = 100.0, alarm = 1.5;    // 1/s, N m
    static constexpr double still = 1e-4;                      // rad/s: below, a joint is taken as stuck

    Vector goal{}, residual{};
    bool collided = false;

    controller_interface::InterfaceConfiguration command_interface_configuration() const override
    {
        return {controller_interface::interface_configuration_type::INDIVIDUAL, names({"effort"})};
    }

    controller_interface::InterfaceConfiguration state_interface_configuration() const override
    {
        return {controller_interface::interface_configuration_type::INDIVIDUAL, names({"position", "velocity"})};
    }

    controller_interface::CallbackReturn on_init() override
    {
        try {
            symgen::two_link::Parameters parameters; // in a node: declare_parameter for each of parameter_names
            parameters["m2"] = 0.8;
            model_.set(parameters);
        } catch (const std::exception &) {
            return controller_interface::CallbackReturn::ERROR;
        }
        return controller_interface::CallbackReturn::SUCCESS;
    }

    controller_interface::CallbackReturn on_activate(const rclcpp_lifecycle::State &) override
    {
        measure(q_, qd_);
        goal = q_;
        tau_ = residual = Vector{};
        started_ = collided = false;
        return controller_interface::CallbackReturn::SUCCESS;
    }

    controller_interface::return_type update(const rclcpp::Time &, const rclcpp::Duration &period) override
    {
        Vector q, qd, wanted;
        std::array<signed char, symgen::two_link::joints> direction;
        measure(q, qd);
        if (started_) {
            observe(q, qd, period.seconds());
        }
        for (std::size_t k = 0; k < q.size(); k++) {
            collided = collided || std::abs(residual[k]) > alarm;
            wanted[k] = collided ? -damping * qd[k] : stiffness * (goal[k] - q[k]) - damping * qd[k];
            direction[k] = static_cast<signed char>((wanted[k] > 0.0) - (wanted[k] < 0.0));
        }
        tau_ = collided ? model_.inverse_dynamics(q, qd, wanted) : model_.friction_torque(q, qd, wanted, direction);
        for (std::size_t k = 0; k < q.size(); k++) {
            command_interfaces_[k].set_value(tau_[k]);
        }
        q_ = q;
        qd_ = qd;
        started_ = true;
        return controller_interface::return_type::OK;
    }

private:
    symgen::two_link::Model model_;
    Vector q_{}, qd_{}, tau_{};
    bool started_ = false;

    static std::vector<std::string> names(const std::vector<std::string> &kinds)
    {
        std::vector<std::string> found;
        for (const auto &kind : kinds) {
            for (const auto joint : symgen::two_link::joint_names) {
                found.push_back(std::string(joint) + "/" + kind);
            }
        }
        return found;
    }

    void measure(Vector &q, Vector &qd) const
    {
        for (std::size_t k = 0; k < q.size(); k++) {
            q[k] = state_interfaces_[k].get_value();
            qd[k] = state_interfaces_[q.size() + k].get_value();
        }
    }

    // The torques of the period that has passed moved the arm from (q_, qd_) to (q, qd).
    void observe(const Vector &q, const Vector &qd, double period)
    {
        Vector q_middle, qd_middle, gain;
        std::array<signed char, symgen::two_link::joints> mode;
        for (std::size_t k = 0; k < q.size(); k++) {
            q_middle[k] = 0.5 * (q_[k] + q[k]);
            qd_middle[k] = 0.5 * (qd_[k] + qd[k]);
            mode[k] = static_cast<signed char>((qd_middle[k] > still) - (qd_middle[k] < -still));
            gain[k] = observing;
        }
        const auto expected = model_.friction_dynamics(q_middle, qd_middle, tau_, mode);
        residual = model_.momentum_observer(q_, qd_, q, qd, expected.qdd, residual, gain, period);
    }
};

#endif
