/* Forward kinematics of a scene. A pose is the list of twelve numbers of [R | p], row by row. */
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

  /* Places of the named points. */
  function points(scene, q) {
    const found = poses(scene.links, q);
    return scene.points.map(([, link, at]) => place(link < 0 ? BASE : found[link].frame, at));
  }

  return { BASE, poses, place, direction, origin, points, value };
})();
