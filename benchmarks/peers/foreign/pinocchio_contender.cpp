/* Pinocchio's own C++ on doubles: one call per state, the data allocated once, no checks.
 *
 * Forward dynamics in three ways, so that the best one counts: the articulated-body algorithm as it comes, the same in
 * link frames, and the inertia matrix's Cholesky decomposition (its structure used) with the bias.
 */
#include <cstddef>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/cholesky.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include "chain.hpp"

namespace pin = pinocchio;
using Vector = Eigen::Map<const Eigen::VectorXd>;

static pin::Model *model;
static pin::Data *data;

extern "C" {

void bench_setup(const char *folder)
{
    model = new pin::Model(load_chain((std::string(folder) + "/chain.txt").c_str()));
    data = new pin::Data(*model);
}

void bench_inverse_dynamics(size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    const Eigen::Index n = model->nv;
    for (size_t s = 0; s < count; ++s)
        Eigen::Map<Eigen::VectorXd>(tau + s * n, n) =
            pin::rnea(*model, *data, Vector(q + s * n, n), Vector(qd + s * n, n), Vector(qdd + s * n, n));
}

void bench_bias(size_t count, const double *q, const double *qd, const double *, double *h)
{
    const Eigen::Index n = model->nv;
    for (size_t s = 0; s < count; ++s)
        Eigen::Map<Eigen::VectorXd>(h + s * n, n) =
            pin::nonLinearEffects(*model, *data, Vector(q + s * n, n), Vector(qd + s * n, n));
}

void bench_mass_matrix(size_t count, const double *q, const double *, const double *, double *M)
{
    const Eigen::Index n = model->nv;
    for (size_t s = 0; s < count; ++s) {
        const auto &found = pin::crba(*model, *data, Vector(q + s * n, n)); /* the upper triangle */
        Eigen::Map<Eigen::MatrixXd>(M + s * n * n, n, n) = found.selfadjointView<Eigen::Upper>();
    }
}

void bench_forward_dynamics(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    const Eigen::Index n = model->nv;
    for (size_t s = 0; s < count; ++s)
        Eigen::Map<Eigen::VectorXd>(qdd + s * n, n) =
            pin::aba(*model, *data, Vector(q + s * n, n), Vector(qd + s * n, n), Vector(tau + s * n, n));
}

void bench_forward_dynamics_aba(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    const Eigen::Index n = model->nv;
    const auto local = pin::Convention::LOCAL;
    for (size_t s = 0; s < count; ++s)
        Eigen::Map<Eigen::VectorXd>(qdd + s * n, n) =
            pin::aba(*model, *data, Vector(q + s * n, n), Vector(qd + s * n, n), Vector(tau + s * n, n), local);
}

void bench_forward_dynamics_ldl(size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    const Eigen::Index n = model->nv;
    for (size_t s = 0; s < count; ++s) {
        Eigen::Map<Eigen::VectorXd> result(qdd + s * n, n);
        result = Vector(tau + s * n, n) - pin::nonLinearEffects(*model, *data, Vector(q + s * n, n), Vector(qd + s * n, n));
        pin::crba(*model, *data, Vector(q + s * n, n), pin::Convention::LOCAL);
        pin::cholesky::decompose(*model, *data);
        pin::cholesky::solve(*model, *data, result);
    }
}
}
