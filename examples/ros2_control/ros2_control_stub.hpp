// The parts of ros2_control that the controller uses, so that it compiles and runs without ROS. In a package of yours
// include controller_interface/controller_interface.hpp instead.
#ifndef ROS2_CONTROL_STUB_HPP
#define ROS2_CONTROL_STUB_HPP

#include <string>
#include <vector>

namespace rclcpp {
class Time {};
class Duration {
public:
    explicit Duration(double seconds) : seconds_(seconds) {}
    double seconds() const { return seconds_; }

private:
    double seconds_;
};
} // namespace rclcpp

namespace rclcpp_lifecycle {
class State {};
} // namespace rclcpp_lifecycle

namespace hardware_interface {
class LoanedStateInterface {
public:
    explicit LoanedStateInterface(const double *value) : value_(value) {}
    double get_value() const { return *value_; }

private:
    const double *value_;
};

class LoanedCommandInterface {
public:
    explicit LoanedCommandInterface(double *value) : value_(value) {}
    void set_value(double value) { *value_ = value; }

private:
    double *value_;
};
} // namespace hardware_interface

namespace controller_interface {
enum class return_type { OK, ERROR };
enum class CallbackReturn { SUCCESS, ERROR };
enum class interface_configuration_type { ALL, INDIVIDUAL, NONE };

struct InterfaceConfiguration {
    interface_configuration_type type;
    std::vector<std::string> names;
};

class ControllerInterface {
public:
    virtual ~ControllerInterface() = default;
    virtual InterfaceConfiguration command_interface_configuration() const = 0;
    virtual InterfaceConfiguration state_interface_configuration() const = 0;
    virtual CallbackReturn on_init() = 0;
    virtual CallbackReturn on_activate(const rclcpp_lifecycle::State &) = 0;
    virtual return_type update(const rclcpp::Time &, const rclcpp::Duration &) = 0;

    void assign_interfaces(std::vector<hardware_interface::LoanedCommandInterface> commands,
                           std::vector<hardware_interface::LoanedStateInterface> states)
    {
        command_interfaces_ = std::move(commands);
        state_interfaces_ = std::move(states);
    }

protected:
    std::vector<hardware_interface::LoanedCommandInterface> command_interfaces_;
    std::vector<hardware_interface::LoanedStateInterface> state_interfaces_;
};
} // namespace controller_interface

#endif
