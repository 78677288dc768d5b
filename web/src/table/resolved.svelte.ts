// What actions resolved: each is shown until it is put away, one after another, and everything as it stood then.

import { keep, recall } from "../store";
import type { Entry } from "../wire/wire";

/** What an action resolved, the view that showed it, and the one before, if that was seen. */
export type Resolved = { name: string; seq: number; ply: number; view: unknown; before: unknown };

export class Results {
  #waiting = $state.raw<readonly Resolved[]>([]);
  #missed: Resolved[] = [];
  // What was put away here: by its name, the ply that resolved it.
  #dismissed = new Map<string, number>();
  // What was put away before the table was opened, the last of it, and when.
  #told: { seq: number; name: string } | null;
  #last: number;
  #passed: unknown = null;
  #place: string;

  /** What a seat put away last is remembered: who comes back does not see it again. */
  constructor(match: string, seat: number | null) {
    this.#place = `told.${match}.${seat}`;
    const [, seq, name] = /^(\d+) (.+)$/.exec(recall(this.#place) ?? "") ?? [];
    this.#told = name ? { seq: Number(seq), name } : null;
    this.#last = Number(seq ?? 0);
  }

  /** What nobody has put away yet. */
  get held(): Resolved | null {
    return this.#waiting[0] ?? null;
  }

  /** Take in what is shown now; `name` is that of what stands there as resolved. */
  note({ seq, ply, seat, view, event }: Entry, name: string | null): void {
    const isWatcher = seat === null;
    // A watcher has no turn at which to put it away.
    if (name === null && isWatcher) this.#waiting = [];
    // What was resolved since then never was, and may come again; what stood before has been seen.
    if (event?.kind === "takeback") {
      this.#waiting = [];
      this.#dismissed = new Map([...this.#dismissed].filter(([, at]) => at <= ply));
      this.#told = null;
      if (name !== null) this.#put(name, seq, ply);
    }
    if (this.#isNew(name)) {
      const resolved = { name, seq, ply, view, before: this.#passed };
      this.#waiting = isWatcher ? [resolved] : [...this.#waiting, resolved];
    }
    this.#passed = view;
  }

  /** Take in what was played before the table was opened, in order: what a seat could not see then is shown first. */
  miss({ seq, ply, seat, view, event }: Entry, name: string | null, isLast: boolean): void {
    if (seat === null) return;
    const isBack = event?.kind === "takeback";
    if (isBack && this.#told && seq > this.#told.seq) this.#told = null;
    // What came before its own action, or before what it put away, it has seen.
    if (isBack || event?.seat === seat || (name !== null && name === this.#told?.name)) this.#missed = [];
    if (this.#isNew(name) && !this.#missed.some((other) => other.name === name)) this.#missed.push({ name, seq, ply, view, before: null });
    if (!isLast) return;
    if (this.#missed.length > 0) this.#waiting = [...this.#missed, ...this.#waiting];
    this.#missed = [];
  }

  /** What these resolved is shown once more; nothing was seen before. */
  recall(names: (string | null)[]): void {
    for (const name of names) if (name !== null) this.#dismissed.delete(name);
    this.#told = null;
    this.#passed = null;
  }

  dismiss(): void {
    if (this.held) this.#put(this.held.name, this.held.seq, this.held.ply);
    this.#waiting = this.#waiting.slice(1);
  }

  #isNew(name: string | null): name is string {
    return name !== null && name !== this.#told?.name && !this.#dismissed.has(name) && !this.#waiting.some((other) => other.name === name);
  }

  #put(name: string, seq: number, ply: number): void {
    this.#dismissed.set(name, ply);
    if (seq < this.#last) return;
    this.#last = seq;
    keep(this.#place, `${seq} ${name}`);
  }
}
