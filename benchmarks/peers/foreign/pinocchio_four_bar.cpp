/* Pinocchio's constraintDynamics of the four-bar: a tree of three pins, cut at the coupler's end (CONTACT_3D).
 *
 * linkage.txt: crank, coupler, rocker, frame; then mass, x and y of the mass centre, inertia about it, body by body.
 */
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

#include <pinocchio/algorithm/constrained-dynamics.hpp>

namespace pin = pinocchio;
using Vector = Eigen::Map<const Eigen::Vector3d>;

static pin::Model model;
static pin::Data *data;
static std::vector<pin::RigidConstraintModel> constraints;
static std::vector<pin::RigidConstraintData> constraint_data;
static pin::ProximalSettings settings(1e-12, 1e-8, 3);

static pin::SE3 along_x(double x)
{
    return pin::SE3(Eigen::Matrix3d::Identity(), Eigen::Vector3d(x, 0, 0));
}

extern "C" {

void bench_setup(const char *folder)
{
    std::ifstream file(std::string(folder) + "/linkage.txt");
    double crank, coupler, rocker, frame;
    file >> crank >> coupler >> rocker >> frame;
    const std::size_t parents[3] = {0, 1, 0};
    const double at[3] = {0, crank, frame};
    for (int k = 0; k < 3; k++) {
        double mass, x, y, inertia;
        file >> mass >> x >> y >> inertia;
        const auto joint = model.addJoint(parents[k], pin::JointModelRZ(), along_x(at[k]), "joint" + std::to_string(k));
        const Eigen::Matrix3d about = Eigen::Vector3d(inertia, inertia, inertia).asDiagonal();
        model.appendBodyToJoint(joint, pin::Inertia(mass, Eigen::Vector3d(x, y, 0), about), pin::SE3::Identity());
    }
    model.gravity.linear(Eigen::Vector3d(0, -9.81, 0));
    data = new pin::Data(model);
    constraints.emplace_back(pin::CONTACT_3D, model, 2, along_x(coupler), 3, along_x(rocker), pin::LOCAL);
    constraint_data.emplace_back(constraints[0]);
    pin::initConstraintDynamics(model, *data, constraints, constraint_data);
}

void bench_forward_dynamics(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t s = 0; s < count; ++s)
        Eigen::Map<Eigen::Vector3d>(qdd + s * 3) = pin::constraintDynamics(
            model, *data, Vector(q + s * 3), Vector(qd + s * 3), Vector(tau + s * 3), constraints, constraint_data,
            settings);
}
}
