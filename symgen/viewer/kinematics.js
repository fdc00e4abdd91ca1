/* Forward kinematics of a scene, its loops closed. A pose is the list of twelve numbers of [R | p], row by row. */
const kinematics = (() => {
  "use strict";
  const BASE = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

  function product(a, b) {
    const c = new Array(12);
    for (let i = 0; i < 12; i += 4) {
      for (let j = 0; j < 4; j++) c[i + j] = a[i] * b[j] + a[i + 1] * b[j + 4] + a[i + 2] * b[j + 8];
      c[i + 3] += a[i + 3];
    }
    return c;
  }

  /* Rotation about a unit axis (Rodrigues). */
  function turned([x, y, z], angle) {
    const s = Math.sin(angle), c = Math.cos(angle), v = 1 - c;
    return [
      x * x * v + c, x * y * v - z * s, x * z * v + y * s, 0,
      x * y * v + z * s, y * y * v + c, y * z * v - x * s, 0,
      x * z * v - y * s, y * z * v + x * s, z * z * v + c, 0,
    ];
  }

  const shifted = ([x, y, z], q) => [1, 0, 0, x * q, 0, 1, 0, y * q, 0, 0, 1, z * q];

  const OPERATIONS = {
    add: (a, b) => a + b, sub: (a, b) => a - b, mul: (a, b) => a * b, div: (a, b) => a / b, neg: (a) => -a,
    pow: Math.pow, sin: Math.sin, cos: Math.cos, tan: Math.tan, asin: Math.asin, acos: Math.acos, atan: Math.atan,
    atan2: Math.atan2, sqrt: Math.sqrt, exp: Math.exp, log: Math.log, pi: () => Math.PI, number: null,
    lt: (a, b) => a < b, where: (a, b, c) => (a ? b : c),
  };

  /* A joint's coordinate: that of its place in q, or of a coupled joint [operation, ...arguments]; none if fixed. */
  function value(coordinate, q) {
    if (!Array.isArray(coordinate)) return coordinate < 0 ? null : q[coordinate];
    const [name, ...rest] = coordinate;
    return name === "number" ? rest[0] : OPERATIONS[name](...rest.map((part) => value(part, q)));
  }

  /* For each link the pose of its joint at rest, of its joint moved, and of its frame. */
  function poses(links, q) {
    const found = [];
    for (const [, type, parent, coordinate, before, axis, after] of links) {
      const still = product(parent < 0 ? BASE : found[parent].frame, before);
      const x = value(coordinate, q);
      const moved = x === null ? still : product(still, (type === "revolute" ? turned : shifted)(axis, x));
      found.push({ still, moved, frame: product(moved, after) });
    }
    return found;
  }

  const place = (pose, [x, y, z]) => [0, 4, 8].map((k) => pose[k] * x + pose[k + 1] * y + pose[k + 2] * z + pose[k + 3]);
  const direction = (pose, [x, y, z]) => [0, 4, 8].map((k) => pose[k] * x + pose[k + 1] * y + pose[k + 2] * z);
  const origin = (pose) => [pose[3], pose[7], pose[11]];

  const less = (a, b) => a.map((x, k) => x - b[k]);
  const dot = (a, b) => a.reduce((sum, x, k) => sum + x * b[k], 0);
  const SHIFTS = { revolute: [0, 1, 2], ball: [0, 1, 2], prismatic: [0, 1], rod: [] };
  const TURNS = { revolute: [[0, 2], [1, 2]], ball: [], prismatic: [[0, 1], [1, 2], [2, 0]], rod: [] };

  /* The two places of a closing joint and the columns of its axes on both links. */
  function ends([, a, b, atA, atB, turnA, turnB], found) {
    return [[a, atA, turnA], [b, atB, turnB]].map(([link, at, turn]) => {
      const pose = link < 0 ? BASE : found[link].frame;
      return { at: place(pose, at), axes: [0, 1, 2].map((k) => direction(pose, [turn[k], turn[k + 3], turn[k + 6]])) };
    });
  }

  /* By how much loops are open: lengths, and cosines of right angles. */
  function gaps(scene, q) {
    const found = poses(scene.links, q);
    return scene.closures.flatMap((closure) => {
      const [first, second] = ends(closure, found), way = less(second.at, first.at), kind = closure[0];
      if (kind === "rod") return [Math.hypot(...way) - closure[7]];
      return [...SHIFTS[kind].map((k) => dot(first.axes[k], way)),
        ...TURNS[kind].map(([k, i]) => dot(first.axes[k], second.axes[i]))];
    });
  }

  /* Solution of a small symmetric system by elimination, rows in the order of their pivots. */
  function solved(A, b) {
    const n = b.length, rows = A.map((row, k) => [...row, b[k]]);
    for (let k = 0; k < n; k++) {
      let best = k;
      for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[best][k])) best = i;
      [rows[k], rows[best]] = [rows[best], rows[k]];
      for (let i = k + 1; i < n; i++) {
        const share = rows[i][k] / rows[k][k];
        for (let j = k; j <= n; j++) rows[i][j] -= share * rows[k][j];
      }
    }
    const x = new Array(n);
    for (let k = n - 1; k >= 0; k--) {
      x[k] = rows[k][n];
      for (let j = k + 1; j < n; j++) x[k] -= rows[k][j] * x[j];
      x[k] /= rows[k][k];
    }
    return x;
  }

  /* Coordinates whose dependent ones close all loops (Gauss and Newton), near those given; null where there are none. */
  function closed(scene, q) {
    const first = scene.sliders.length, count = scene.follow.length, h = 1e-6;
    if (!count) return q;
    let here = [...q], open = gaps(scene, here);
    for (let pass = 0; pass < 40; pass++) {
      const slopes = Array.from({ length: count }, (_, k) => {
        const ahead = [...here];
        ahead[first + k] += h;
        return less(gaps(scene, ahead), open).map((x) => x / h);
      });
      const step = solved(slopes.map((a) => slopes.map((b) => dot(a, b))), slopes.map((a) => -dot(a, open)));
      if (!step.every(Number.isFinite)) return null;
      const most = Math.max(...step.map(Math.abs)), share = Math.min(1, 0.5 / most);
      here = here.map((x, k) => k < first ? x : x + share * step[k - first]);
      open = gaps(scene, here);
      if (most < 1e-13) break;
    }
    return Math.hypot(...open) < 1e-9 * (1 + Math.max(...here.map(Math.abs))) ? here : null;
  }

  /* Coordinates on the straight way from closed ones to others, as far along as all loops close in small steps. */
  function moved(scene, from, to) {
    if (!scene.follow.length) return to;
    const first = scene.sliders.length;
    const parts = Math.max(1, Math.ceil(Math.max(...from.map((x, k) => k < first ? Math.abs(to[k] - x) : 0)) / 0.04));
    let here = from;
    for (let k = 1; k <= parts; k++) {
      const next = closed(scene, here.map((x, j) => j < first ? from[j] + (to[j] - from[j]) * k / parts : x));
      if (!next || next.some((x, j) => j >= first && Math.abs(x - here[j]) > 0.5)) break;
      here = next;
    }
    return here;
  }

  /* Places of the named points. */
  function points(scene, q) {
    const found = poses(scene.links, q);
    return scene.points.map(([, link, at]) => place(link < 0 ? BASE : found[link].frame, at));
  }

  return { BASE, poses, place, direction, origin, points, value, ends, closed, moved };
})();
