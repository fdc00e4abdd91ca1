/* Solids on a canvas: facets, rods and texts, the far ones first. */
const drawing = (() => {
  "use strict";
  const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const less = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const times = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const size = (a) => Math.hypot(a[0], a[1], a[2]);
  const unit = (a) => times(a, 1 / (size(a) || 1));
  const across = (a) => unit(cross(a, Math.abs(a[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]));

  const LIGHT = unit([-0.35, 0.6, 0.75]);

  function shade(color, normal) {
    const bright = 0.62 + 0.38 * Math.max(0, dot(normal, LIGHT));
    const part = (k) => Math.round(parseInt(color.slice(k, k + 2), 16) * bright);
    return `rgb(${part(1)},${part(3)},${part(5)})`;
  }

  /* What is seen: `view` has the rows right, up, towards the eye; `centre` is in the middle, `scale` in pixels per m.
     The eye is six times the extent away. */
  class Picture {
    constructor(pen, wide, high, view, centre, scale, extent) {
      Object.assign(this, { pen, wide, high, view, centre, scale });
      this.eye = 6 * extent;
      this.from = add(centre, times(view[2], this.eye));
      this.parts = [];
    }

    seen(point) {
      const r = less(point, this.centre), z = dot(this.view[2], r);
      const k = this.scale * this.eye / Math.max(this.eye - z, 0.05 * this.eye);
      return [this.wide / 2 + k * dot(this.view[0], r), this.high / 2 - k * dot(this.view[1], r), z, k];
    }

    turned(vector) {
      return this.view.map((row) => dot(row, vector));
    }

    /* A flat polygon; of a closed solid the faces turned away are left out. */
    facet(corners, color, outward) {
      if (dot(outward, less(this.from, corners[0])) <= 0) return;
      const seen = corners.map((corner) => this.seen(corner));
      const normal = unit(this.turned(outward));
      const depth = seen.reduce((sum, p) => sum + p[2], 0) / seen.length;
      this.parts.push([depth, () => {
        const pen = this.pen;
        pen.beginPath();
        seen.forEach((p) => pen.lineTo(p[0], p[1]));
        pen.closePath();
        pen.fillStyle = pen.strokeStyle = shade(color, normal);
        pen.lineWidth = 0.8;
        pen.lineJoin = "round";
        pen.fill();
        pen.stroke();
      }]);
    }

    /* A prism about the line from a to b; cut into pieces so that nearer solids cover it piece by piece. */
    prism(a, b, radius, sides, color, first = null) {
      const along = less(b, a), length = size(along);
      if (length < 1e-9 * radius || !(radius > 0)) return;
      const axis = unit(along);
      const u = first ? unit(less(first, times(axis, dot(first, axis)))) : across(axis), v = cross(axis, u);
      const turn = sides === 4 ? Math.PI / 4 : 0;
      const rim = Array.from({ length: sides }, (_, k) => {
        const angle = turn + 2 * Math.PI * k / sides;
        return add(times(u, radius * Math.cos(angle)), times(v, radius * Math.sin(angle)));
      });
      const pieces = Math.max(1, Math.min(12, Math.round(length / (6 * radius))));
      for (let p = 0; p < pieces; p++) {
        const low = add(a, times(along, p / pieces)), high = add(a, times(along, (p + 1) / pieces));
        rim.forEach((r, k) => {
          const s = rim[(k + 1) % sides];
          this.facet([add(low, r), add(low, s), add(high, s), add(high, r)], color, add(r, s));
        });
      }
      this.facet(rim.map((r) => add(a, r)), color, times(axis, -1));
      this.facet(rim.map((r) => add(b, r)), color, axis);
    }

    /* A disc that faces the eye, `radius` in m. */
    ball(at, radius, color, lift = 0) {
      const [x, y, z, k] = this.seen(at);
      this.parts.push([z + lift, () => {
        this.pen.beginPath();
        this.pen.arc(x, y, Math.max(1.5, radius * k), 0, 7);
        this.pen.fillStyle = color;
        this.pen.fill();
      }]);
    }

    /* A centre of mass: a disc in quarters. */
    mass(at, radius, ink, paper, lift) {
      const [x, y, z, k] = this.seen(at), r = Math.max(3, radius * k);
      this.parts.push([z + lift, () => {
        const pen = this.pen;
        pen.beginPath();
        pen.arc(x, y, r, 0, 7);
        pen.fillStyle = paper;
        pen.fill();
        pen.strokeStyle = pen.fillStyle = ink;
        pen.lineWidth = 1;
        pen.stroke();
        for (const begin of [0, Math.PI]) {
          pen.beginPath();
          pen.moveTo(x, y);
          pen.arc(x, y, r, begin, begin + Math.PI / 2);
          pen.fill();
        }
      }]);
    }

    line(corners, color, width = 1.5, lift = 0, dash = []) {
      const seen = corners.map((corner) => this.seen(corner));
      const depth = seen.reduce((sum, p) => sum + p[2], 0) / seen.length;
      this.parts.push([depth + lift, () => {
        const pen = this.pen;
        pen.beginPath();
        seen.forEach((p) => pen.lineTo(p[0], p[1]));
        pen.strokeStyle = color;
        pen.lineWidth = width;
        pen.setLineDash(dash);
        pen.stroke();
        pen.setLineDash([]);
      }]);
    }

    paint() {
      this.parts.sort((a, b) => a[0] - b[0]).forEach(([, paint]) => paint());
      this.parts = [];
    }

    /* Texts beside places; one that would cover another goes below it. */
    labels(list, color, halo) {
      const pen = this.pen, taken = [];
      pen.font = "13px system-ui, sans-serif";
      pen.textBaseline = "middle";
      pen.lineJoin = "round";
      for (const [text, at] of list) {
        let [x, y] = this.seen(at);
        const wide = pen.measureText(text).width;
        x += 14;
        y -= 12;
        if (x + wide > this.wide - 4) x -= wide + 28;
        for (let tries = 0; tries < 40; tries++) {
          const hit = taken.find((t) => x < t[0] + t[2] && t[0] < x + wide && Math.abs(y - t[1]) < 15);
          if (!hit) break;
          y = hit[1] + 15.5;
        }
        taken.push([x, y, wide]);
        pen.strokeStyle = halo;
        pen.lineWidth = 3.5;
        pen.strokeText(text, x, y);
        pen.fillStyle = color;
        pen.fillText(text, x, y);
      }
    }

    /* An arrow of flat ink in pixels, with its letter beyond the tip. */
    arrow(x, y, dx, dy, color, text) {
      const pen = this.pen, long = Math.hypot(dx, dy);
      pen.strokeStyle = pen.fillStyle = color;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + dx, y + dy);
      pen.stroke();
      if (long > 6) {
        const [u, v] = [dx / long, dy / long];
        pen.beginPath();
        pen.moveTo(x + dx + 3 * u, y + dy + 3 * v);
        pen.lineTo(x + dx - 6 * u - 4 * v, y + dy - 6 * v + 4 * u);
        pen.lineTo(x + dx - 6 * u + 4 * v, y + dy - 6 * v - 4 * u);
        pen.fill();
      }
      pen.font = "italic 14px Georgia, serif";
      pen.textBaseline = "middle";
      const reach = 1 + 11 / Math.max(long, 6);
      pen.fillText(text, x + dx * reach - 4, y + dy * reach);
    }
  }

  return { Picture, add, less, times, dot, cross, size, unit, across };
})();
