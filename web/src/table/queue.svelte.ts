// The order of plies: each is shown for a moment, however fast they come.

import type { Clock } from "../clock";

const STEP_MS = 260;
const BURST_MS = 4000;
// Again is for looking closely, but not for ever.
const AGAIN_MS = 800;
const AGAIN_MOST_MS = 16_000;

export class Queue<T> {
  /** What is drawn. */
  shown: T;
  /** What is true, and what input acts on. */
  newest: T;
  /** Whether the last ply that came has had its moment. */
  isDrained = $state(true);

  #clock: Clock;
  #isStill: () => boolean;
  #onpass: (entry: T) => void;
  #isHeld: () => boolean;
  #turnOf: (entry: T) => unknown;
  #turn: unknown;
  #waiting: T[] = [];
  // What was passed before and is shown again.
  #again = new Set<T>();
  #until = 0;
  #cancel: (() => void) | null = null;

  /**
   * `onpass` hears of every entry in order, skipped or not; `isStill` says that nothing should move; while `isHeld`
   * says so, what is drawn stays, until `goOn`. Every turn has its time, by `turnOf`.
   */
  constructor(
    first: T,
    clock: Clock,
    onpass: (entry: T) => void,
    isStill: () => boolean,
    isHeld: () => boolean = () => false,
    turnOf: (entry: T) => unknown = () => null,
  ) {
    this.shown = $state.raw(first);
    this.newest = $state.raw(first);
    this.#clock = clock;
    this.#onpass = onpass;
    this.#isStill = isStill;
    this.#isHeld = isHeld;
    this.#turnOf = turnOf;
    this.#turn = turnOf(first);
  }

  push(entry: T): void {
    this.newest = entry;
    if (this.isDrained) this.#until = this.#clock.now() + BURST_MS;
    this.#waiting.push(entry);
    if (this.#isStill()) this.skip();
    else if (this.isDrained) this.#next();
  }

  /** Replace the newest entry by a better account of the same moment. */
  refresh(entry: T): void {
    if (this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = entry;
    else this.shown = entry;
    this.newest = entry;
  }

  /** Show the newest at once, or what is held before it. */
  skip(): void {
    this.stop();
    while (this.#waiting.length > 0 && !this.#isHeld()) this.#show(this.#waiting.shift()!);
    this.isDrained = this.#waiting.length === 0;
    if (this.isDrained) this.#end();
  }

  /** Nothing is held any more: what waited is shown. */
  goOn(): void {
    if (this.isDrained || this.#isHeld()) return;
    this.#until = Math.max(this.#until, this.#clock.now() + BURST_MS);
    if (this.#isStill() && this.#again.size === 0) this.skip();
    else if (this.#cancel === null) this.#next();
  }

  /** Show once more what has passed, slowly, and end where things stand. */
  again(entries: T[]): void {
    this.skip();
    const all = [...entries, this.newest];
    this.#waiting.push(...all);
    this.#again = new Set(all);
    this.#until = this.#clock.now() + Math.min(AGAIN_MS * all.length, AGAIN_MOST_MS);
    this.#next();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #show(entry: T): void {
    this.shown = entry;
    this.#onpass(entry);
  }

  #end(): void {
    this.#again.clear();
    this.shown = this.newest;
  }

  #next(): void {
    this.#cancel = null;
    this.isDrained = this.#waiting.length === 0;
    if (this.isDrained) return this.#end();
    if (this.#isHeld()) return;
    const entry = this.#waiting.shift()!;
    this.#show(entry);
    const isAgain = this.#again.has(entry);
    const turn = this.#turnOf(entry);
    if (!isAgain && turn !== this.#turn) this.#until = this.#clock.now() + BURST_MS;
    this.#turn = turn;
    const others = this.#waiting.findIndex((other) => !isAgain && this.#turnOf(other) !== turn);
    const left = Math.max(0, this.#until - this.#clock.now());
    const step = Math.min(isAgain ? AGAIN_MS : STEP_MS, left / ((others < 0 ? this.#waiting.length : others) + 1));
    this.#cancel = this.#clock.after(step, () => this.#next());
  }
}
