/* Moves chains by their own code: one WebAssembly module for a viewer that stands before it. */
(() => {
  "use strict";
  const LEAST = 1e-5, MOST = 0.05;  /* shortest step, longest time between two pictures, s */

  class Live {
    constructor(root, viewer) {
      const find = (name) => root.querySelector(`.live-${name}`);
      this.data = JSON.parse(find("data").textContent);
      this.viewer = viewer;
      [this.button, this.said] = [find("run"), find("said")];
      this.sliders = [...root.querySelectorAll(".live-parameter")].map((row) => ({
        input: row.querySelector("input"), output: row.querySelector("output"),
      }));
      const bytes = Uint8Array.from(atob(this.data.module), (letter) => letter.charCodeAt(0));
      WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
        this.code = instance.exports;
        this.code._initialize();
        root.hidden = false;
        this.connect(find("again"));
      });
    }

    /* Arrays in the module's memory. */
    numbers(name, count) { return new Float64Array(this.code.memory.buffer, this.code[name](), count); }

    connect(again) {
      const { values } = this.data;
      this.numbers("parameters", values.length).set(values);
      this.prepare();
      this.first = [...this.viewer.q];
      this.button.addEventListener("click", () => this.run(!this.running));
      again.addEventListener("click", () => {
        this.run(false);
        this.viewer.stuck = [];
        this.viewer.move(this.first);
        this.say("");
      });
      this.sliders.forEach(({ input }, k) => input.addEventListener("input", () => this.change(k)));
      this.sliders.forEach((slider) => this.show(slider));
      /* hands on the chain: it is held until it is let go again */
      this.viewer.root.addEventListener("input", () => this.run(false));
      this.viewer.root.addEventListener("click", (event) => { if (event.target.closest("button")) this.run(false); });
    }

    show({ input, output }) {
      const { unit } = output.dataset;
      output.textContent = `${Number(Number(input.value).toPrecision(4))}${unit ? ` ${unit}` : ""}`;
      input.setAttribute("aria-valuetext", output.textContent);
    }

    /* A parameter that breaks a rule is put back. */
    change(k) {
      const { values, places } = this.data, { input } = this.sliders[k], all = this.numbers("parameters", values.length);
      const before = all[places[k]];
      all[places[k]] = Number(input.value);
      const broken = this.prepare();
      if (broken) {
        all[places[k]] = input.value = before;
        this.prepare();
      }
      this.say(broken ? this.data.rules[broken - 1] : "");
      this.show(this.sliders[k]);
    }

    prepare() { return this.code.prepare(); }

    say(words) { this.said.textContent = words; }

    run(on) {
      if (on === Boolean(this.running)) return;
      this.running = on;
      this.button.textContent = on ? "Hold" : "Let go";
      if (!on) return;
      this.viewer.play(false);
      const { sticks, rates } = this.data, own = this.viewer.q.slice(0, sticks.length);
      const begun = own.every((x, k) => x === this.first[k]);
      this.numbers("q", own.length).set(own);
      this.numbers("qd", own.length).set(begun ? rates : rates.map(() => 0));
      this.dt = this.stable(own.length);
      this.time = this.owed = 0;
      this.before = null;
      this.say("");
      requestAnimationFrame((now) => this.tick(now));
    }

    /* The longest step at which a first one is stable; the motion is at its start afterwards. */
    stable(count) {
      const arrays = ["q", "qd"].map((name) => this.numbers(name, count)), first = arrays.map((array) => [...array]);
      let dt = this.data.dt;
      for (this.code.start(); this.code.step(dt) === 7 && dt > LEAST; dt /= 2);
      arrays.forEach((array, k) => array.set(first[k]));
      this.code.start();
      return dt;
    }

    tick(now) {
      if (!this.running) return;
      if (this.before !== null) this.owed += Math.min(MOST, (now - this.before) / 1000);
      this.before = now;
      const { sticks } = this.data;
      while (this.owed >= this.dt) {
        const status = this.code.step(this.dt);
        if (status === 6 || status === 7) {
          this.run(false);
          this.say(status === 6 ? "No motion goes on from here: a number is not finite." : "Too stiff for steps of this length.");
          return;
        }
        this.owed -= this.dt;
        this.time += this.dt;
      }
      const q = [...this.numbers("q", sticks.length)], mode = new Int8Array(this.code.memory.buffer, this.code.mode(), sticks.length);
      const all = [...q, ...this.viewer.q.slice(q.length)], { scene } = this.viewer;
      this.viewer.stuck = q.flatMap((_, k) => sticks[k] && mode[k] === 0 ? [k] : []);
      this.viewer.move(kinematics.closed(scene, all) || all);
      this.say(`${this.time.toFixed(2)} s`);
      requestAnimationFrame((next) => this.tick(next));
    }
  }

  [...document.querySelectorAll(".live")].forEach((root, k) => { new Live(root, viewers[k]); });
})();
