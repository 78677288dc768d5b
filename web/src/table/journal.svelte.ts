// What happened at a table, each event written down once.

import type { Entry, Event } from "../wire/wire";

export class Journal {
  events = $state.raw<Event[]>([]);
  /** Who played each standing action; null is nature. */
  actors = $state.raw<readonly (number | null)[]>([]);
  /** Whether all that happened before it was opened is known. */
  isWhole = $state(false);
  /** The number of the last event before it was opened. */
  readonly opened: number;
  #missed: Event[] = [];

  /** What happened before `opened` was missed: it is written in one go, once all of it is known. */
  constructor(opened: number) {
    this.opened = opened;
    this.isWhole = opened === 0;
  }

  /** The number of the newest event that is known. */
  get seen(): number {
    return Math.max(0, this.events.at(-1)?.seq ?? 0, this.#missed.at(-1)?.seq ?? 0);
  }

  /** Whether this happened since the table was opened. */
  isNew(entry: Entry): boolean {
    return entry.seq > this.opened;
  }

  /** Whether a seat was given up for good; whoever only left may come back, unless leaving `loses`. */
  hasGivenUp(seat: number | null, loses: boolean): boolean {
    const kinds = loses ? ["resign", "leave", "flag"] : ["resign"];
    return seat !== null && this.events.some((event) => event.seat === seat && kinds.includes(event.kind));
  }

  note(entry: Entry): void {
    const { event } = entry;
    if (entry.seq >= this.opened) this.isWhole = true;
    if (!event || event.seq <= this.seen) return;
    this.#missed.push(event);
    this.actors = event.kind === "action" ? [...this.actors.slice(0, entry.ply - 1), event.seat] : this.actors.slice(0, entry.ply);
    if (entry.seq < this.opened) return;
    this.events = [...this.events, ...this.#missed];
    this.#missed = [];
  }
}
