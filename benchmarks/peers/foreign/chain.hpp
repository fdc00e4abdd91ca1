/* A chain of joints about z or along it, read from the plain numbers that benchmarks/raw.py writes:
 * number of joints; gravity; then per joint the rotation of the link frame in its parent at q = 0 (row by row), its
 * origin, mass, centre of mass, Ixx Ixy Ixz Iyy Iyz Izz about it, the parent (-1 for the base), and 1 if it slides.
 */
#pragma once
#include <fstream>
#include <stdexcept>
#include <string>

#include <pinocchio/multibody.hpp>

inline pinocchio::Model load_chain(const char *path)
{
    std::ifstream file(path);
    int n = 0;
    Eigen::Vector3d gravity;
    file >> n >> gravity[0] >> gravity[1] >> gravity[2];
    pinocchio::Model model;
    model.gravity.linear() = gravity;
    for (int i = 0; i < n; ++i) {
        Eigen::Matrix3d R, J;
        Eigen::Vector3d p, c;
        double mass, I[6];
        for (int r = 0; r < 3; ++r)
            for (int k = 0; k < 3; ++k) file >> R(r, k);
        file >> p[0] >> p[1] >> p[2] >> mass >> c[0] >> c[1] >> c[2];
        int parent = 0, slides = 0;
        for (double &x : I) file >> x;
        file >> parent >> slides;
        J << I[0], I[1], I[2], I[1], I[3], I[4], I[2], I[4], I[5];
        const pinocchio::JointModel joint =
            slides ? pinocchio::JointModel(pinocchio::JointModelPZ()) : pinocchio::JointModel(pinocchio::JointModelRZ());
        const auto added = model.addJoint(parent + 1, joint, pinocchio::SE3(R, p), "j" + std::to_string(i));
        model.appendBodyToJoint(added, pinocchio::Inertia(mass, c, J), pinocchio::SE3::Identity());
    }
    if (!file) throw std::runtime_error(std::string("not a chain: ") + path);
    return model;
}
