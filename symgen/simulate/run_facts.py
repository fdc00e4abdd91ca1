"""Facts behind a run that pictures need: its model and inputs, friction limits on demand, the chain in space."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.trajectory import Trajectory
    from symgen.viewer.scene import Scene

__all__ = ["Drawing", "RunFacts"]


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """A chain in space at f instants, as k nodes and the lines between them.

    Attributes:
        nodes: (f, k, 3), m, base frame; the first is the origin of the base.
        edges: pairs of nodes that a line connects.
        joints: (k,), position in q of the joint that moves a node's link; -1 for the base, points and fixed links.
        up: (3,), against gravity; zero without gravity.
        scene: the chain for the viewer, with the first of the instants as its start.
        q: (f, n + m), coordinates, then those of joints that depend by loops.
    """

    nodes: Reals
    edges: tuple[tuple[int, int], ...]
    joints: tuple[int, ...]
    up: Reals
    scene: Scene
    q: Reals


@dataclass(frozen=True, slots=True, eq=False)
class RunFacts:
    """Facts behind the rows of a trajectory.

    Attributes:
        model: whose motion it is.
        params: run-time parameters as its functions take them, or None.
        inputs: (s, m), in the rows.
        prescribed: positions of the joints whose motion is given.
        rubbing: positions of the joints that can stick.
        drawing: q (f, n) -> the chain in space; None where the chain is not known.
        stops: (n, 2) bounds of the coordinates by their own stops, infinite where there is none; None without stops.
    """

    model: Model
    params: Any
    inputs: Reals
    prescribed: tuple[int, ...]
    rubbing: tuple[int, ...]
    drawing: Callable[[Reals], Drawing] | None
    stops: Reals | None = None

    def limits(self, run: Trajectory, joint: int, rows: npt.NDArray[np.bool_]) -> tuple[Reals, Reals, Reals] | None:
        """f, low, high (k,): friction of a joint that is stuck in the marked rows (s,), and its bounds, N m or N.

        None where the model lacks `friction_limits`, or the rows are none.
        """
        if "friction_limits" not in self.model.functions or not np.any(rows):
            return None
        kind = self.model.dtype
        tau, mode = run.tau[rows].astype(kind), run.mode[rows].copy()
        tau[:, list(self.prescribed)] = 0.0  # a result there, not an argument
        mode[:, joint] = 0
        more: dict[str, Any] = {"t": run.t[rows].astype(kind)}
        if self.params is not None:
            more["params"] = self.params
        if self.inputs.shape[1]:
            more["inputs"] = self.inputs[rows].astype(kind)
        state = (run.q[rows].astype(kind), run.qd[rows].astype(kind))
        f, _, low, high, *_ = self.model.friction_limits(*state, tau, mode, **more)
        held, least, most = (np.asarray(x, dtype=np.float64)[:, joint] for x in (f, low, high))
        return held, least, most
