// A match told again: where we are in it, whose eyes, and time that may run by itself.

import { CLOCK, type Clock } from "../clock";
import type { GamePage } from "../games/page";
import { Picker } from "../table/picker.svelte";
import type { Entry, GameFacts } from "../wire/wire";
import { readAll, type Eyes, type Origin } from "./origin";
import { chaptersOf, resolves, standing, tell, turnsOf } from "./steps";

export const SPEEDS = [0.5, 1, 2, 4];
const ACTION_MS = 1100;
// Nature deals one by one, and nobody wants to wait for each.
const NATURE_MS = 320;
const RESOLVED_MS = 4200;

export type Opening = {
  facts: GameFacts;
  // Each game has a view of its own type; the shell hands it on unread.
  page: GamePage<any>;
  origin: Origin;
  entries: Entry[];
  eyes: Eyes;
  /** The seal of the dice kept at the start, if this browser was there. */
  commitment: string | null;
};

export class Replay {
  readonly facts: GameFacts;
  readonly page: GamePage<any>;
  readonly origin: Origin;
  readonly commitment: string | null;
  /** Nothing is offered here: boards need one all the same. */
  readonly picker = new Picker(() => {}, () => {});
  steps = $state.raw<Entry[]>([]);
  eyes = $state.raw<Eyes>(null);
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  isTurning = $state(false);

  now = $derived(this.steps[this.at]!);
  last = $derived(this.steps.length - 1);
  turns = $derived(turnsOf(this.steps));
  chapters = $derived.by(() => chaptersOf(this.steps, this.page));
  lines = $derived.by(() => tell(this.steps, this.page, this.facts.seat_names));
  /** Whether what was resolved is shown in place of the board. */
  isResolving = $derived.by(() => resolves(this.steps, this.at, this.page));
  /** The line of the log that tells this step: the last one that has begun. */
  line = $derived(this.lines.findLastIndex(({ kind, from }) => kind === "line" && from <= this.at));

  #clock: Clock;
  #cancel: (() => void) | null = null;
  #known = new Map<Eyes, Entry[]>();

  constructor(opening: Opening, clock: Clock = CLOCK) {
    this.facts = opening.facts;
    this.page = opening.page;
    this.origin = opening.origin;
    this.commitment = opening.commitment;
    this.eyes = opening.eyes;
    this.steps = standing(opening.entries);
    this.#known.set(opening.eyes, this.steps);
    this.#clock = clock;
  }

  /** Go to a step, as near as there is one. Whoever goes by hand stops the clock. */
  go(to: number): void {
    this.pause();
    this.#move(to);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To where the next turn begins, or back to where this one or the one before began. */
  turn(by: 1 | -1): void {
    this.go(this.#beside(this.turns, by));
  }

  /** The same from election to election, season to season, round to round. */
  chapter(by: 1 | -1): void {
    this.go(this.#beside(this.chapters.map(({ at }) => at), by));
  }

  /** To when so many actions stood; where something followed without an action, to the first. */
  goTo(ply: number): void {
    const found = this.steps.findIndex((step) => step.ply >= ply);
    this.go(found < 0 ? this.last : found);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.pause();
    if (this.at === this.last) this.#move(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.isPlaying = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) this.#wait();
  }

  /** See it with other eyes, at the same step. */
  async look(eyes: Eyes): Promise<void> {
    this.pause();
    this.isTurning = true;
    try {
      const steps = this.#known.get(eyes) ?? standing(await readAll(this.origin, eyes));
      this.#known.set(eyes, steps);
      this.steps = steps;
      this.eyes = eyes;
      this.#move(this.at);
    } finally {
      this.isTurning = false;
    }
  }

  #move(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
  }

  #beside(starts: number[], by: 1 | -1): number {
    if (by === 1) return starts.find((start) => start > this.at) ?? this.last;
    return starts.findLast((start) => start < this.at) ?? 0;
  }

  #wait(): void {
    this.#cancel?.();
    const { event } = this.now;
    const pause = this.isResolving ? RESOLVED_MS : event?.kind === "action" && event.seat === null ? NATURE_MS : ACTION_MS;
    this.#cancel = this.#clock.after(pause / this.speed, () => {
      this.#move(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#wait();
    });
  }
}
