// What actions resolved: each is shown until it is put away, one after another, and everything as it stood then.

import { keep, recall } from "../store";
import type { Entry } from "../wire/wire";

/** What an action resolved, the view that showed it, and the one before, if that was seen. */
export type Resolved = { name: string; seq: number; view: unknown; before: unknown };

export class Results {
  #waiting = $state.raw<readonly Resolved[]>([]);
  #missed: Resolved[] = [];
  #dismissed: Set<string>;
  #passed: unknown = null;
  #place: string;

  /** What a seat put away last is remembered: who comes back does not see it again. */
  constructor(match: string, seat: number | null) {
    this.#place = `told.${match}.${seat}`;
    this.#dismissed = new Set([recall(this.#place) ?? ""]);
  }

  /** What nobody has put away yet. */
  get held(): Resolved | null {
    return this.#waiting[0] ?? null;
  }

  /** Take in what is shown now; `name` is that of what stands there as resolved. */
  note({ seq, seat, view, event }: Entry, name: string | null): void {
    const isWatcher = seat === null;
    // A watcher has no turn at which to put it away.
    if (name === null && isWatcher) this.#waiting = [];
    // What was resolved since then never was, and may come again; what stood before has been seen.
    if (event?.kind === "takeback") {
      this.#waiting = [];
      this.#dismissed = new Set(name === null ? [] : [name]);
      keep(this.#place, name ?? "");
    }
    if (name !== null && !this.#dismissed.has(name) && !this.#waiting.some((other) => other.name === name)) {
      const resolved = { name, seq, view, before: this.#passed };
      this.#waiting = isWatcher ? [resolved] : [...this.#waiting, resolved];
    }
    this.#passed = view;
  }

  /** Take in what was played before the table was opened, in order: what a seat could not see then is shown first. */
  miss({ seq, seat, view, event }: Entry, name: string | null, isLast: boolean): void {
    if (seat === null) return;
    // What came before its own action, or before what it put away, it has seen.
    if (event?.seat === seat || (name !== null && this.#dismissed.has(name))) this.#missed = [];
    else if (name !== null && !this.#missed.some((other) => other.name === name)) this.#missed.push({ name, seq, view, before: null });
    if (!isLast) return;
    const missed = this.#missed.filter(({ name }) => !this.#waiting.some((other) => other.name === name));
    if (missed.length > 0) this.#waiting = [...missed, ...this.#waiting];
    this.#missed = [];
  }

  /** What these resolved is shown once more. */
  recall(names: (string | null)[]): void {
    for (const name of names) if (name !== null) this.#dismissed.delete(name);
  }

  dismiss(): void {
    if (this.held) {
      this.#dismissed.add(this.held.name);
      keep(this.#place, this.held.name);
    }
    this.#waiting = this.#waiting.slice(1);
  }
}
