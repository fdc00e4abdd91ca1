"""A Gymnasium vector environment: 256 tables with dry friction are driven to the middle."""

import gymnasium as gym
import numpy as np

import symgen


class Tables(gym.vector.VectorEnv):
    """Observations are q and qd; an episode ends beyond 2 m, and is cut off after 100 intervals of 20 ms."""

    def __init__(self, chain, num_envs, force):
        self.metadata = {"autoreset_mode": gym.vector.AutoresetMode.NEXT_STEP}
        self.num_envs, self.force, model = num_envs, force, symgen.build_model(chain)
        self.runs, n = symgen.simulate_many(model, 0.0, runs=num_envs, dt=1e-3), len(model.q_names)
        boxes = [gym.spaces.Box(-most, most, (k,), np.float64) for most, k in ((np.inf, 2 * n), (1.0, n))]
        self.single_observation_space, self.single_action_space = boxes
        self.observation_space, self.action_space = (gym.vector.utils.batch_space(box, num_envs) for box in boxes)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.over, self.age = np.ones(self.num_envs, bool), np.zeros(self.num_envs)
        return self.step(np.zeros(self.action_space.shape))[0], {}

    def step(self, actions):
        fresh, runs = self.over, self.runs.advance(0.02, tau=self.force * actions)
        runs.restart(fresh, q=self.np_random.uniform(-1.0, 1.0, runs.q.shape))  # what is over begins anew
        self.age = np.where(fresh, 0, self.age + 1)
        gone, late = (np.abs(runs.q) > 2.0).any(axis=1) | runs.ended, self.age >= 100
        self.over, rewards = gone | late, np.where(fresh, 0.0, -(runs.q**2).sum(axis=1))
        return np.hstack([runs.q, runs.qd]), rewards, gone, late, {}


if __name__ == "__main__":
    tables = Tables("examples/xy_table.yaml", 256, force=60.0)
    seen, _ = tables.reset(seed=1)
    for _ in range(100):
        seen, rewards, *_ = tables.step(np.clip(-2.0 * seen[:, :2] - seen[:, 2:], -1.0, 1.0))
    print(f"mean distance of 256 tables from the middle after 2 s: {np.abs(seen[:, :2]).mean():.3f} m")
