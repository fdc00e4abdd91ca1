/* A viewer of one chain: its picture, sliders, readout, and the player of a motion. */
const viewers = (() => {
  "use strict";
  const { Picture, add, less, times, dot, cross, size, unit, across } = drawing;
  const { BASE, poses, place, direction, origin } = kinematics;
  const AXES = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  const COLORS = {
    links: ["#0072b2", "#56b4e9"], joint: "#b4b9bf", stuck: "#d55e00", point: "#009e73", base: "#7d848c",
    axes: ["#d55e00", "#009e73", "#0072b2"], gravity: "#cc79a7", trace: "#009e73",
  };

  class Viewer {
    constructor(root) {
      const find = (name) => root.querySelector(`.viewer-${name}`);
      this.root = root;
      this.scene = JSON.parse(find("data").textContent);
      this.film = this.scene.film || null;
      this.canvas = find("canvas");
      this.rows = [];
      for (const row of root.querySelectorAll(".viewer-joint")) {
        const [slider, value] = ["input", "output"].map((name) => row.querySelector(name));
        this.rows[Number(row.dataset.place)] = { row, slider, value };
      }
      this.cells = [...root.querySelectorAll(".viewer-point")].map((row) => [...row.querySelectorAll("td")]);
      this.start = [...this.scene.sliders.map((slider) => slider[4]), ...this.scene.follow];
      this.q = [...this.start];
      this.stuck = [];
      this.place = 0;
      this.shown = {};
      for (const box of root.querySelectorAll(".viewer-toggle")) {
        this.shown[box.name] = box.checked;
        box.addEventListener("change", () => {
          this.shown[box.name] = box.checked;
          this.draw();
        });
      }
      this.measure();
      this.reset();
      this.connect(find);
      this.move(this.q);
    }

    /* Size and middle of the chain over its motion, or with each joint at its ends. */
    measure() {
      const { links, sliders } = this.scene, film = this.film;
      const ways = [this.start];
      if (film) {
        const step = Math.max(1, Math.floor(film.q.length / 150));
        film.q.forEach((q, k) => { if (k % step === 0) ways.push(q); });
      } else if (sliders.length <= 24) {
        sliders.forEach(([, , low, high], k) => [low, high].forEach((end) => {
          const q = [...this.start];
          q[k] = end;
          ways.push(kinematics.moved(this.scene, this.start, q));
        }));
      }
      const extent = (list) => {
        const low = [0, 1, 2].map((k) => Math.min(...list.map((p) => p[k])));
        const high = [0, 1, 2].map((k) => Math.max(...list.map((p) => p[k])));
        return [times(add(low, high), 0.5), size(less(high, low))];
      };
      const nodes = (q) => {
        const found = poses(links, q);
        const origins = found.flatMap(({ moved, frame }, k) => links[k][8] ? [origin(moved), origin(frame)] : []);
        return [...origins, ...this.ends(found).flatMap(([a, b]) => [a, b])];
      };
      const first = [[0, 0, 0], ...nodes(this.start)], [, still] = extent(first);
      let all = [[0, 0, 0], ...ways.flatMap(nodes)];
      const [, whole] = extent(all);
      if (still > 0 && whole > 5 * still) all = first;  /* something flies off: keep the chain in sight */
      this.unit = still ? 0.026 * still : 0.016 * (whole || 1);
      this.centre = extent(all)[0];
      this.extent = Math.max(extent(all)[1], 24 * this.unit);
      this.cloud = all.map((p) => less(p, this.centre));
      this.rails = sliders.map(([, , low, high], k) => {
        const far = 0.4 * this.extent, all = film ? film.q.map((q) => q[k]) : [Math.max(low, -far), Math.min(high, far)];
        return [Math.max(Math.min(...all), -2 * this.extent), Math.min(Math.max(...all), 2 * this.extent)];
      });
      this.trace = [];
      if (!film || !this.scene.points.length) return;
      const fine = Math.max(0.25, film.q.length / 2000);
      for (let k = 0; k <= film.q.length - 1; k += fine) {
        this.trace.push(kinematics.points(this.scene, this.filmed(k))[this.scene.points.length - 1]);
      }
    }

    /* Coordinates between the pictures of the film, by cubic polynomials (Catmull and Rom). */
    between(number) {
      const { q } = this.film, k = Math.min(Math.floor(number), q.length - 1), u = number - k;
      if (u === 0) return q[k];
      const [a, b, c, d] = [k - 1, k, k + 1, k + 2].map((n) => q[Math.min(Math.max(n, 0), q.length - 1)]);
      return b.map((x, j) => x + 0.5 * u * (c[j] - a[j]
        + u * (2 * a[j] - 5 * x + 4 * c[j] - d[j] + u * (3 * (x - c[j]) + d[j] - a[j]))));
    }

    /* The same with loops closed. */
    filmed(number) {
      const q = this.between(number);
      return kinematics.closed(this.scene, q) || q;
    }

    /* The view that is shown first. */
    reset() {
      const right = this.scene.view.slice(0, 3), up = this.scene.view.slice(3);
      this.view = [right, up, cross(right, up)];
      this.zoom = 1;
      this.shift = [0, 0, 0];
      const floor = 10 * this.unit;
      this.reach = [right, up].map((row) => Math.max(floor, ...this.cloud.map((p) => Math.abs(dot(row, p)))));
    }

    /* Pixels per m. */
    scale() {
      const { clientWidth: wide, clientHeight: high } = this.canvas;
      return this.zoom * Math.min(0.4 * wide / this.reach[0], 0.37 * high / this.reach[1]);
    }

    /* The link whose solid carries a frame: frames that only divide a bending link have none of their own. */
    carrier(k) {
      while (k >= 0 && this.scene.links[k][1] === "fixed" && !this.scene.links[k][8]) k = this.scene.links[k][2];
      return k;
    }

    /* Bars of the skeleton: from, to, number of the link (-1: base), share of the full thickness. */
    ends(found) {
      const { links, points } = this.scene, bars = [], busy = new Set();
      const join = (k, to, share) => {
        const from = k < 0 ? [0, 0, 0] : origin(found[k].frame);
        if (size(less(to, from)) < 1e-9) return;
        bars.push([from, to, k, share]);
        busy.add(k);
      };
      const ties = this.scene.ties || [], lengths = new Set(ties.map(([k]) => k));
      links.forEach((link, k) => {
        if (this.carrier(k) !== k || lengths.has(k)) return;
        join(this.carrier(link[2]), origin(found[k].still), 1);
        const inner = origin(found[k].moved), outer = origin(found[k].frame);
        if (size(less(outer, inner)) > 1e-9) {
          bars.push([inner, outer, k, 1]);
          busy.add(k);
        }
      });
      points.forEach(([, link, at]) => {
        if (link >= 0) join(this.carrier(link), place(found[link].frame, at), 0.8);
      });
      this.scene.closures.forEach((closure) => {
        const [kind, a, b] = closure, [first, second] = kinematics.ends(closure, found);
        if (a >= 0) join(this.carrier(a), first.at, 1);
        if (b >= 0) join(this.carrier(b), second.at, 1);
        if (kind === "rod") bars.push([first.at, second.at, Math.max(a, b), 0.7]);
      });
      ties.forEach(([, a, atA, b, atB]) => {
        const [from, to] = [[a, atA], [b, atB]].map(([k, at]) => (k < 0 ? at : place(found[k].frame, at)));
        bars.push([from, to, -1, 0.35]);
        if (a >= 0) join(this.carrier(a), from, 0.8);
        if (b >= 0) join(this.carrier(b), to, 0.8);
      });
      links.forEach((link, k) => {
        if (lengths.has(k)) return;
        if (busy.has(k) || this.carrier(k) !== k || links.some((other) => this.carrier(other[2]) === k)) return;
        if (size(link[7]) > 1e-9) bars.push([origin(found[k].frame), place(found[k].frame, link[7]), k, 0.8]);
        else if (link[1] === "revolute" && this.unit) {  /* a bare disc: a pointer shows how it turns */
          const pointer = times(across(link[5]), 5 * this.unit);
          bars.push([origin(found[k].moved), place(found[k].moved, pointer), k, 0.8]);
        }
      });
      return bars;
    }

    colors() {
      const style = getComputedStyle(this.root), get = (name) => style.getPropertyValue(name).trim();
      return { ink: get("--ink") || "#1c1c1c", paper: get("--paper") || "#fff" };
    }

    draw() {
      const canvas = this.canvas, wide = canvas.clientWidth, high = canvas.clientHeight;
      if (!wide || !high) return;
      const dense = Math.min(3, window.devicePixelRatio || 1);
      canvas.width = Math.round(wide * dense);
      canvas.height = Math.round(high * dense);
      const pen = canvas.getContext("2d");
      pen.setTransform(dense, 0, 0, dense, 0, 0);
      pen.lineCap = "round";
      const centre = add(this.centre, this.shift);
      const picture = new Picture(pen, wide, high, this.view, centre, this.scale(), this.extent);
      const found = poses(this.scene.links, this.q), { ink, paper } = this.colors();
      this.solids(picture, found, ink, paper);
      picture.paint();
      this.texts(picture, found, ink, paper);
      this.corner(picture, high, ink);
    }

    solids(picture, found, ink, paper) {
      const { links, points } = this.scene, r = this.unit, shown = this.shown;
      const up = this.upward();
      picture.prism(times(up, -1.6 * r), times(up, -0.6 * r), 4.5 * r, 4, COLORS.base);
      for (const [a, b, k, share] of this.ends(found)) {
        const color = k < 0 ? COLORS.base : COLORS.links[this.stage(k) % 2];
        picture.prism(a, b, 0.62 * share * r, 10, color);
        if (k >= 0) picture.ball(b, 0.62 * share * r, color, -0.6 * r);
      }
      links.forEach(([, type, , coordinate, , axis, , com, drawn], k) => {
        const at = origin(found[k].moved), along = direction(found[k].still, axis);
        const color = this.stuck.includes(coordinate) ? COLORS.stuck : COLORS.joint;
        if (drawn && type === "revolute") {
          picture.prism(add(at, times(along, -1.9 * r)), add(at, times(along, 1.9 * r)), 1.25 * r, 20, color);
        }
        if (drawn && type === "prismatic") this.slide(picture, found[k], coordinate, axis, color, this.stage(k) % 2);
        if (shown.masses && links[k][9] > 0) {
          picture.mass(place(found[k].frame, com), 0.8 * r, ink, paper, 4 * r);
        }
        if (shown.frames && (drawn || type === "fixed")) this.triad(picture, found[k].frame, 5.5 * r);
      });
      this.scene.closures.forEach((closure) => {
        const [first, second] = kinematics.ends(closure, found), along = times(first.axes[2], 1.9 * r);
        if (closure[0] === "revolute") {
          picture.prism(less(first.at, along), add(first.at, along), 1.25 * r, 20, COLORS.joint);
        } else if (closure[0] === "prismatic") {
          picture.prism(less(second.at, along), add(second.at, along), 1.6 * r, 4, COLORS.joint);
        } else [first, second].forEach(({ at }) => picture.ball(at, 1.1 * r, COLORS.joint, 1.2 * r));
      });
      if (shown.frames) this.triad(picture, BASE, 5.5 * r);
      points.forEach(([, link, at]) => {
        picture.ball(place(link < 0 ? BASE : found[link].frame, at), 0.72 * r, COLORS.point, 1.2 * r);
      });
      for (let k = 4; shown.trace && k < this.trace.length + 3; k += 4) {
        picture.line(this.trace.slice(k - 4, k + 1), COLORS.trace, 1.2);
      }
    }

    /* A joint that slides: its rail, fixed to the parent, and the carriage. */
    slide(picture, { still, moved }, coordinate, axis, color, narrow) {
      const r = this.unit, along = direction(still, axis), at = origin(still), here = origin(moved);
      const now = kinematics.value(coordinate, this.q), [low, high] = this.rails[coordinate] ?? [now, now];
      const from = Math.min(now, low, 0) - 2.5 * r, to = Math.max(now, high, 0) + 2.5 * r;
      picture.prism(add(at, times(along, from)), add(at, times(along, to)), 0.32 * r, 8, COLORS.base);
      const first = direction(still, across(axis));
      const [half, wide] = narrow ? [1.3 * r, 2.1 * r] : [2.2 * r, 1.6 * r];  /* one in the other: both are seen */
      picture.prism(add(here, times(along, -half)), add(here, times(along, half)), wide, 4, color, first);
    }

    triad(picture, pose, long) {
      AXES.forEach((axis, k) => {
        picture.line([origin(pose), place(pose, times(axis, long))], COLORS.axes[k], 2.2, 3 * this.unit);
      });
    }

    texts(picture, found, ink, paper) {
      const { links, points } = this.scene, list = [], shown = this.shown;
      if (shown.names) {
        links.forEach(([name, type, , , , , , , drawn], k) => {
          if (drawn && type !== "fixed") list.push([name, origin(found[k].moved)]);
        });
      }
      if (shown.points) {
        points.forEach(([name, link, at]) => list.push([name, place(link < 0 ? BASE : found[link].frame, at)]));
      }
      picture.labels(list, ink, paper);
    }

    /* The base's axes and gravity, at the lower left. */
    corner(picture, high, ink) {
      const turned = (v) => picture.turned(v);
      AXES.forEach((axis, k) => {
        const [x, y] = turned(axis);
        if (Math.hypot(x, y) > 0.08) picture.arrow(42, high - 42, 26 * x, -26 * y, COLORS.axes[k], "xyz"[k]);
      });
      const g = this.scene.gravity;
      if (!(size(g) > 0)) return;
      const [x, y, z] = turned(unit(g));
      if (Math.hypot(x, y) > 0.08) picture.arrow(112 - 14 * x, high - 42 + 14 * y, 30 * x, -30 * y, ink, "g");
      else {  /* along the line of sight */
        picture.pen.beginPath();
        picture.pen.arc(112, high - 42, 7, 0, 7);
        picture.pen.strokeStyle = picture.pen.fillStyle = ink;
        picture.pen.stroke();
        picture.pen.fillText(z > 0 ? "\u00b7 g" : "\u00d7 g", 108, high - 42);
      }
    }

    /* Against gravity, or along z. */
    upward() {
      const g = this.scene.gravity;
      return size(g) > 0 ? unit(times(g, -1)) : [0, 0, 1];
    }

    /* Joints between a link and the base, those of bending links aside: neighbours have different colours. */
    stage(k) {
      let count = 0;
      for (let link = this.scene.links[k]; link; link = this.scene.links[link[2]]) {
        if (link[8] && link[1] !== "fixed") count += 1;
      }
      return count;
    }

    /* Shows coordinates: sliders, numbers and picture. */
    move(q) {
      this.q = [...q];
      this.rows.forEach(({ row, slider, value }, k) => {
        const [, slides, low, high] = this.scene.sliders[k], x = this.q[k];
        const turns = !slides && high - low > 6.28 ? 2 * Math.PI * Math.round(x / (2 * Math.PI)) : 0;
        slider.value = x - turns;
        const text = slides ? `${fixed(x, 4)} ${this.scene.length}` : `${fixed(x, 3)} rad, ${fixed(x * 180 / Math.PI, 1)}\u00b0`;
        value.textContent = this.stuck.includes(k) ? `${text}, stuck` : text;
        slider.setAttribute("aria-valuetext", value.textContent);
        row.classList.toggle("viewer-stuck", this.stuck.includes(k));
      });
      kinematics.points(this.scene, this.q).forEach((at, k) => {
        at.forEach((x, axis) => { this.cells[k][axis].textContent = fixed(x, 4); });
      });
      this.draw();
    }

    turn(right, up) {
      const spin = (v, axis, angle) => {
        const s = Math.sin(angle), c = Math.cos(angle);
        return add(add(times(v, c), times(cross(axis, v), s)), times(axis, dot(axis, v) * (1 - c)));
      };
      const vertical = this.upward(), level = this.view[0];
      const angle = Math.abs(dot(vertical, this.view[1])) < 0.05 ? 0 : -right;
      const pole = angle === 0 ? this.view[1] : vertical;
      const turned = this.view.map((row) => spin(spin(row, level, -up), pole, angle === 0 ? -right : angle));
      const x = unit(turned[0]), z = unit(less(turned[2], times(x, dot(x, turned[2]))));
      this.view = [x, cross(z, x), z];
      this.draw();
    }

    slip(right, up) {
      const scale = this.scale();
      this.shift = add(this.shift, add(times(this.view[0], -right / scale), times(this.view[1], up / scale)));
      this.draw();
    }

    closer(factor) {
      this.zoom = Math.min(50, Math.max(0.1, this.zoom * factor));
      this.draw();
    }

    connect(find) {
      this.hands();
      this.rows.forEach(({ slider }, k) => slider.addEventListener("input", () => {
        this.play(false);
        this.stuck = [];
        const q = [...this.q];
        q[k] = Number(slider.value);
        this.move(kinematics.moved(this.scene, this.q, q));
      }));
      find("home").addEventListener("click", () => {
        this.play(false);
        this.stuck = [];
        this.reset();
        this.move(this.start);
      });
      new ResizeObserver(() => this.draw()).observe(this.canvas);
      window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
      for (const kind of ["beforeprint", "afterprint"]) window.addEventListener(kind, () => this.draw());
      this.button = find("play");
      if (!this.film) return;
      [this.time, this.rate, this.clock] = ["time", "rate", "clock"].map(find);
      this.last = this.film.t.length - 1;
      this.digits = Math.min(9, Math.max(3, 2 - Math.floor(Math.log10(this.film.t[this.last] - this.film.t[0] || 1))));
      this.time.max = this.last;
      this.button.addEventListener("click", () => {
        if (!this.playing && this.place >= this.last) this.place = 0;
        this.play(!this.playing);
      });
      this.time.addEventListener("input", () => {
        this.play(false);
        this.show(Number(this.time.value));
      });
      this.say();
    }

    /* Mouse, pen, fingers and keys on the picture. */
    hands() {
      const canvas = this.canvas, held = new Map();
      let apart = 0;
      const gap = () => {
        const [a, b] = [...held.values()];
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
      };
      canvas.addEventListener("pointerdown", (event) => {
        canvas.setPointerCapture(event.pointerId);
        held.set(event.pointerId, [event.clientX, event.clientY]);
        if (held.size === 2) apart = gap();
      });
      canvas.addEventListener("pointermove", (event) => {
        const before = held.get(event.pointerId);
        if (!before) return;
        const dx = event.clientX - before[0], dy = event.clientY - before[1];
        held.set(event.pointerId, [event.clientX, event.clientY]);
        if (held.size === 2) {
          const now = gap();
          if (apart > 0 && now > 0) this.closer(now / apart);
          apart = now;
          this.slip(dx / 2, dy / 2);
        } else if (event.shiftKey || event.buttons === 2 || event.buttons === 4) this.slip(dx, dy);
        else this.turn(dx * 0.008, -dy * 0.008);
      });
      for (const kind of ["pointerup", "pointercancel"]) {
        canvas.addEventListener(kind, (event) => held.delete(event.pointerId));
      }
      canvas.addEventListener("contextmenu", (event) => event.preventDefault());
      canvas.addEventListener("wheel", (event) => {
        event.preventDefault();
        this.closer(Math.exp(-event.deltaY * 0.0012));
      }, { passive: false });
      canvas.addEventListener("dblclick", () => {
        this.reset();
        this.draw();
      });
      const keys = {
        ArrowLeft: () => this.turn(-0.1, 0), ArrowRight: () => this.turn(0.1, 0),
        ArrowUp: () => this.turn(0, 0.1), ArrowDown: () => this.turn(0, -0.1),
        "+": () => this.closer(1.15), "=": () => this.closer(1.15), "-": () => this.closer(1 / 1.15),
        "0": () => { this.reset(); this.draw(); },
      };
      canvas.addEventListener("keydown", (event) => {
        const act = keys[event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        act();
      });
    }

    /* One picture of the motion. */
    show(number) {
      this.place = number;
      this.stuck = this.film.stuck[Math.round(number)];
      this.move(this.filmed(number));
      this.say();
    }

    say() {
      const { t: times } = this.film, k = Math.floor(this.place), u = this.place - k;
      const t = u ? times[k] + u * (times[k + 1] - times[k]) : times[k];
      this.time.value = this.place;
      this.clock.textContent = `${fixed(t, this.digits)} s`;
      this.time.setAttribute("aria-valuetext", this.clock.textContent);
      this.root.dispatchEvent(new CustomEvent("viewer:time", { bubbles: true, detail: t }));
    }

    play(on) {
      if (!this.film || (!on && !this.playing)) return;
      this.playing = on;
      this.before = null;
      this.button.textContent = on ? "Pause" : "Play";
      if (on) requestAnimationFrame((now) => this.tick(now));
    }

    tick(now) {
      if (!this.playing) return;
      if (this.before !== null) this.place += (now - this.before) / 1000 * this.film.fps * Number(this.rate.value);
      this.before = now;
      const end = this.place >= this.last;
      this.show(Math.min(this.place, this.last));
      if (end) this.play(false);
      else requestAnimationFrame((next) => this.tick(next));
    }
  }

  function fixed(x, digits) {
    const text = x.toFixed(digits);
    return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
  }

  const found = [...document.querySelectorAll(".viewer")].map((root) => new Viewer(root));
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  found.forEach((viewer) => { if ("autoplay" in viewer.root.dataset && !calm) viewer.play(true); });
  return found;
})();
