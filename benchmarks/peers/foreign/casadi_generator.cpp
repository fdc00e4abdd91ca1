/* casadi_generator CHAIN [dynamics]: Pinocchio's algorithms on CasADi's scalar, written as C into the working directory.
 *
 * dynamics.c: inverse_dynamics, bias, mass_matrix, forward_dynamics_aba, forward_dynamics_ldl.
 * derivatives.c, unless the dynamics alone are wanted: d(qdd)/d(q, qd, tau), (n, 3n) column by column, in three forms: the Jacobian of the articulated-body
 * algorithm, of the LDL' solve, and the implicit one, -M^-1 [d(rnea)/dq, d(rnea)/dqd, -1] at the solved qdd.
 */
#include <pinocchio/autodiff/casadi.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include "chain.hpp"

namespace pin = pinocchio;
using casadi::Function;
using casadi::SX;
using Vector = Eigen::Matrix<SX, Eigen::Dynamic, 1>;

static Vector from(const SX &x)
{
    Vector v(x.size1());
    for (int i = 0; i < v.size(); ++i) v[i] = x(i);
    return v;
}

static SX to(const Vector &v)
{
    SX x(v.size(), 1);
    for (int i = 0; i < v.size(); ++i) x(i) = v[i];
    return x;
}

static void write(const std::string &name, const std::vector<Function> &functions)
{
    casadi::CodeGenerator generator(name);
    for (const Function &f : functions) generator.add(f);
    generator.generate();
}

int main(int count, char **argv)
{
    const pin::ModelTpl<SX> model = load_chain(argv[1]).cast<SX>();
    pin::DataTpl<SX> data(model);
    const int n = model.nv;
    const SX q = SX::sym("q", n), qd = SX::sym("qd", n), qdd = SX::sym("qdd", n), tau = SX::sym("tau", n);
    const Vector Q = from(q), V = from(qd), A = from(qdd), T = from(tau);

    const SX inverse = to(pin::rnea(model, data, Q, V, A));
    const SX bias = to(pin::nonLinearEffects(model, data, Q, V));
    const SX aba = to(pin::aba(model, data, Q, V, T));
    pin::crba(model, data, Q);
    SX M(n, n);
    for (int i = 0; i < n; ++i)
        for (int j = i; j < n; ++j) M(i, j) = M(j, i) = data.M(i, j);
    SX D, LT;
    std::vector<casadi_int> order;
    SX::ldl(M, D, LT, order, false);
    const SX solved = SX::ldl_solve(tau - bias, D, LT, order);

    write("dynamics", {Function("inverse_dynamics", {q, qd, qdd}, {inverse}), Function("bias", {q, qd}, {bias}),
                       Function("mass_matrix", {q}, {SX::densify(M)}),
                       Function("forward_dynamics_aba", {q, qd, tau}, {aba}),
                       Function("forward_dynamics_ldl", {q, qd, tau}, {solved})});

    if (count > 2) return 0;
    const SX state = SX::vertcat({q, qd, tau});
    SX slope = SX::jacobian(inverse, SX::vertcat({q, qd}));
    slope = SX::substitute(slope, qdd, solved);
    const SX implicit = SX::ldl_solve(SX::horzcat({-slope, SX::eye(n)}), D, LT, order);
    const auto dense = [&](const char *name, const SX &J) {
        return Function(name, {q, qd, tau}, {SX::densify(J)}, casadi::Dict{{"cse", true}});
    };
    write("derivatives", {dense("derivatives_aba", SX::jacobian(aba, state)),
                          dense("derivatives_ldl", SX::jacobian(solved, state)),
                          dense("derivatives_implicit", implicit)});
    return 0;
}
