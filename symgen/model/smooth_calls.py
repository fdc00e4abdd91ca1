"""The calls of `Model` for motion without friction: equations of motion, named points, further quantities."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from symgen.errors import ArgumentError
from symgen.model.arguments import as_array, nearest
from symgen.model.calls import Calls
from symgen.model.identification_regressor import IdentificationRegressor
from symgen.program.nodes import REAL

__all__ = ["SmoothCalls"]


class SmoothCalls(Calls):
    """Mixed into `Model`; every method calls an emitted function, those of points one for each point."""

    # equations of motion

    def mass_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Inertia matrix M (..., n, n), kg m^2, kg m or kg, for q (..., n); symmetric to the bit."""
        return self.call("mass_matrix", (q,), params, inputs, t)

    def bias(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Bias h (..., n), N m or N: M qdd + h = tau. Velocity terms, gravity, springs, dampers, loads; no friction."""
        return self.call("bias", (q, qd), params, inputs, t)

    def gravity(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Generalised forces of gravity alone (..., n), N m or N, + dV_g/dq; no springs."""
        return self.call("gravity", (q,), params, inputs, t)

    def coriolis_matrix(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Christoffel's matrix C (..., n, n): C qd are the velocity terms, dM/dt - 2 C is skew-symmetric."""
        return self.call("coriolis_matrix", (q, qd), params, inputs, t)

    def inverse_dynamics(
        self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """Joint forces tau (..., n), N m or N, of a motion q, qd, qdd (..., n); without friction."""
        return self.call("inverse_dynamics", (q, qd, qdd), params, inputs, t)

    def forward_dynamics(
        self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """Joint accelerations qdd (..., n), rad/s^2 or m/s^2, under tau (..., n); without friction.

        Raises:
            ArgumentError: also when the mass matrix is singular, or tau acts on a joint without an actuator.
        """
        return self.call("forward_dynamics", (q, qd, tau), params, inputs, t)

    def kinetic_energy(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Kinetic energy (...), J."""
        return self.call("kinetic_energy", (q, qd), params, inputs, t)

    def potential_energy(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Potential energy (...), J: gravity's part is zero at the base origin, springs' at their rest."""
        return self.call("potential_energy", (q,), params, inputs, t)

    # kinematics of named points

    def position(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Position (..., 3), m, of a named point in the base frame."""
        return self._of_point("position", point, q, params, inputs, t)

    def rotation(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rotation matrix (..., 3, 3) of the link that carries the point: its axes as columns, base frame."""
        return self._of_point("rotation", point, q, params, inputs, t)

    def jacobian(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Jacobian (..., 6, n): velocity of the point, then angular velocity of its link, are J qd, base frame."""
        return self._of_point("jacobian", point, q, params, inputs, t)

    def influence(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Influence coefficients of a point: G (..., 3, n) = dx/dq and H (..., 3, n, n), H[:, m, n] = d G[:, n]/dq_m.

        Source: Thomas and Tesar 1982; Behi 1985.
        """
        return self._of_point("influence", point, q, params, inputs, t)

    def influence_rotational(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rotational influence coefficients of the point's link: G (..., 3, n), omega = G qd, and H (..., 3, n, n)."""
        return self._of_point("influence_rotational", point, q, params, inputs, t)

    # further quantities

    def inertia_power(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Inertia power array P* (..., n, n, n): velocity terms of joint i are qd' P*[i] qd (Behi 1985, B.14)."""
        return self.call("inertia_power", (q,), params, inputs, t)

    def reactions(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Joint reactions (..., n, 6), N and N m: force, then moment, that the parent exerts on the link.

        At the link frame's origin, in the link's frame; the entry along the joint's axis is the transmitted force.
        Friction and forces of rigid stops are left out.
        """
        return self.call("reactions", (q, qd, qdd), params, inputs, t)

    def closing_forces(self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Forces of the joints that close loops (..., loops, 6), N and N m: force, then moment, base frame.

        On the second link of each loop at its place, by the first, at the accelerations of `forward_dynamics`. Of a
        planar loop the parts that rigid bodies leave undetermined are zero: the force along the axes of its pins and
        the moments across them. Friction and forces of rigid stops are left out.
        """
        return self.call("closing_forces", (q, qd, tau), params, inputs, t)

    def inverse_dynamics_gradients(
        self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """Derivatives of inverse dynamics by q, qd and qdd, each (..., n, n); the last is the inertia matrix."""
        return self.call("inverse_dynamics_gradients", (q, qd, qdd), params, inputs, t)

    def linearize(self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """State matrix A (..., 2n, 2n) and input matrix B (..., 2n, m) of the smooth forward dynamics.

        The state is (q, qd); B has one column per joint with an actuator. Of a chain with s bristles the state is
        (q, qd, z), and both have as many rows more.
        """
        return self.call("linearize", (q, qd, tau), params, inputs, t)

    def momentum(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Generalised momenta (..., n), M qd."""
        return self.call("momentum", (q, qd), params, inputs, t)

    def momentum_rate(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rates of the momenta (..., n), N m or N, but for joint forces and friction: dp/dt = tau + this - friction.

        They are C' qd less gravity, springs and dampers, plus loads.
        """
        return self.call("momentum_rate", (q, qd), params, inputs, t)

    def momentum_observer(
        self,
        q: Any,
        qd: Any,
        q_next: Any,
        qd_next: Any,
        qdd: Any,
        residual: Any,
        gain: Any,
        dt: Any,
        *,
        params: Any = None,
        inputs: Any = None,
        t: Any = 0.0,
    ) -> Any:
        """Residual (..., n), N m or N, after a step of a momentum observer: external joint forces through a filter.

        Args:
            q, qd, q_next, qd_next: measured at the ends of the step.
            qdd: the model's accelerations in its middle under the joint forces: of `forward_dynamics`, or with friction
                of `friction_dynamics`, where those of joints that stick are exactly zero.
            residual: of the step before; zeros at first.
            gain: one over the time constant of each residual, 1/s.
            dt: length of the step, s.

        A constant external force is answered by 1 - exp(-gain t), whatever the step.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/pendulum.yaml", "numpy", functions=["momentum_observer"])
            >>> rest, r = [0.0], [0.0]
            >>> for _ in range(10):  # at rest where the model would accelerate: something holds it
            ...     r = model.momentum_observer(rest, rest, rest, rest, [1.0], r, [100.0], 0.001)
            >>> held = model.momentum(rest, [1.0])[0]
            >>> round(float(r[0] / held), 6)
            -0.632121
        """
        given = (q, qd, q_next, qd_next, qdd, residual, gain, dt)
        return self.call("momentum_observer", given, params, inputs, t)

    def linearize_step(
        self, q: Any, qd: Any, tau: Any, dt: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """One step of length dt of the smooth dynamics and its derivative: q_next, qd_next (..., n), A, B.

        Classical Runge-Kutta of order 4 with tau and inputs held over the step, the time going on. A (..., 2n, 2n) and
        B (..., 2n, m) are the derivatives of (q_next, qd_next) by (q, qd) and by the forces of the actuated joints,
        exact for this step. Of a linear system, and at an equilibrium, they are the matrix exponential of `linearize`'s
        A and B but for dt^5; elsewhere the linearisation changes along the step, and they differ from that exponential
        by dt^2.

        Raises:
            ArgumentError: as `forward_dynamics`, and when dt is not above zero and finite.
        """
        if not (type(dt) is float and 0.0 < dt < math.inf):
            steps = np.asarray(as_array("dt", dt, REAL, self.dtype))
            if not np.all((steps > 0.0) & (steps < np.inf)):
                raise ArgumentError(f"dt: every step must be positive and finite, not {dt!r:.60}")
        return self.call("linearize_step", (q, qd, tau, dt), params, inputs, t)

    def regressor(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Regressor Y (..., n, 10 links): torques of the rigid bodies are Y times the links' inertial parameters.

        Per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin.
        """
        return self.call("regressor", (q, qd, qdd), params, inputs, t)

    @property
    def identification_regressor(self) -> IdentificationRegressor:
        """Regressor Y (..., n, columns) of q, qd, qdd: joint forces are linear in all parameters of `.columns`.

        Links as in `regressor`, rotors, levels of friction with the sign of the rate, springs, dampers, offsets.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/two_link.yaml", "numpy", functions=["identification_regressor"])
            >>> model.identification_regressor.columns[20:22]
            ('shoulder_coulomb', 'shoulder_viscous')
            >>> model.identification_regressor([0.1, 0.2], [1.0, -2.0], [0.0, 0.0])[:, 20:24]
            array([[ 1.,  1.,  0.,  0.],
                   [ 0.,  0., -1., -2.]])
        """
        return IdentificationRegressor(self)

    def stiffness_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Stiffness matrix (..., n, n): Hessian of the potential, gravity included."""
        return self.call("stiffness_matrix", (q,), params, inputs, t)

    def applied_forces(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Q, pull (..., n) and V (...): generalised forces of `loads` and `forces`, those of `potential`, its value.

        The power of the former is Q.qd. A potential that contains the time or an input does the work
        V(end) - V(start) + integral of pull.qd.
        """
        return self.call("applied_forces", (q, qd), params, inputs, t)

    def bristles(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """f (..., n) and rate (..., s): friction of bristles against the motion, and rates of their deflections.

        The deflections are the inputs `<joint>_bristle`.

        Example:
            >>> import symgen
            >>> from symgen.describe.load import loads_chain
            >>> slide = symgen.build_model(loads_chain('''
            ... symgen: 1
            ... name: slide
            ... joints:
            ...   - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1,
            ...      friction: {dahl: {stiffness: 1e5, coulomb: 2}}}
            ... '''), "numpy", functions=["bristles"])
            >>> slide.bristles([0.0], [0.1], inputs={"x_bristle": 1e-5})
            (array([1.]), array([0.05]))
        """
        return self.call("bristles", (q, qd), params, inputs, t)

    def bristle_stiffness(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """K and D (..., n, n): stiffness and damping of bristles for small motion about rest."""
        return self.call("bristle_stiffness", (q,), params, inputs, t)

    def coordinates(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Coordinates (..., joints) of all joints that move, rad or m, of a chain with coupled joints.

        Example:
            >>> import symgen
            >>> from symgen.describe.load import loads_chain
            >>> rack = loads_chain('''
            ... symgen: 1
            ... name: rack
            ... joints:
            ...   - {name: pinion, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.1}}
            ...   - {name: slide, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 2}
            ... coupled: {slide: 0.05*pinion}
            ... ''')
            >>> model = symgen.build_model(rack, "numpy", functions=["coordinates"])
            >>> print(model.coordinates([2.0]))
            [2.  0.1]
        """
        return self.call("coordinates", (q,), params, inputs, t)

    def coordinate_rates(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rates (..., joints) of all joints that move, rad/s or m/s, of a chain with coupled joints."""
        return self.call("coordinate_rates", (q, qd), params, inputs, t)

    def bearing_rates(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rates (..., joints + loops) of all joints that move, then of those that close loops, rad/s or m/s.

        Of a closing joint it is the turn of the second link against the first about the axis, or its way along it; of
        balls and rods zero. Chains have the function where a closing joint with friction follows several coordinates.
        """
        return self.call("bearing_rates", (q, qd), params, inputs, t)

    def coordinate_influence(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """g (..., joints, n) and h (..., joints, n, n): qd_b = g qd and qdd_b = g qdd + qd' h qd of all joints."""
        return self.call("coordinate_influence", (q,), params, inputs, t)

    def loop_regularity(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Distance (..., loops) of closed loops from their singular poses: 0 in one, at most 1.

        The square of the determinant of a loop's rates over its largest value; of two links joined by a pin the square
        of the sine of the transmission angle. Runs of `simulate` end where it comes near 0, with the event `singular`.
        """
        return self.call("loop_regularity", (q,), params, inputs, t)

    def motor_from_joint(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Angles (..., n) of the motors of a linkage that is driven at dependent joints, rad, and J (..., n, n)."""
        return self.call("motor_from_joint", (q,), params, inputs, t)

    def joint_from_motor(self, q: Any, motor: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Coordinates (..., n) from the angles of the motors, by a step of Newton's method from q; the error before."""
        return self.call("joint_from_motor", (q, motor), params, inputs, t)

    def joint_torque_from_motor(self, q: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Generalised forces (..., n) of the coordinates from torques of the motors: J' tau."""
        return self.call("joint_torque_from_motor", (q, tau), params, inputs, t)

    def motor_torque_from_joint(self, q: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Torques (..., n) of the motors, N m, from generalised forces of the coordinates."""
        return self.call("motor_torque_from_joint", (q, tau), params, inputs, t)

    def damping_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Damping matrix (..., n, n): Hessian of Rayleigh's dissipation function."""
        return self.call("damping_matrix", (q,), params, inputs, t)

    def _of_point(self, function: str, point: str, q: Any, params: Any, inputs: Any, t: Any) -> Any:
        try:
            known = point in self._points
        except ValueError:  # an array, which is several things at once to compare with
            known = False
        if not known:
            raise self._no_point(function, point)
        return self.call(f"{function}_{point}", (q,), params, inputs, t)

    def _no_point(self, function: str, point: Any) -> ArgumentError:
        """Why a point is refused."""
        if isinstance(point, str):
            return ArgumentError(f"{function}: unknown point {point!r}; {nearest(point, self._points)}")
        example = f", as in {function}({self._points[0]!r}, q)" if self._points else ""
        return ArgumentError(f"{function}: the name of a point comes first{example}, not {type(point).__name__}")
