// What happened since this seat acted last, to be shown again to whoever was not there.

import type { Entry, Event } from "../wire/wire";

/** Whether nobody looks at the page. */
export function isAway(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

export class Recent {
  /** This seat's last action, and everything that was played after it. */
  entries = $state.raw<Entry[]>([]);
  /** Whether somebody else played something that was not watched. */
  isMissed = $state(false);
  #seat: number | null = null;
  #seq = 0;

  /** Take in an entry of the socket; those that come again are known. */
  note(entry: Entry, isWatched: boolean): void {
    const { event, seat } = entry;
    if (seat !== this.#seat) this.#forget();
    this.#seat = seat;
    if (!event || event.seq <= this.#seq) return;
    this.#seq = event.seq;
    if (event.kind === "undo" || event.kind === "takeback") this.entries = this.entries.filter(({ ply }) => ply <= entry.ply);
    if (event.kind !== "action") return;
    if (seat !== null && event.seat === seat) this.#forget();
    // Who only watches has no turn: for them the last action is enough.
    this.entries = seat === null && event.seat !== null ? [entry] : [...this.entries, entry];
    if (!isWatched && seat !== null && event.seat !== null && event.seat !== seat) this.isMissed = true;
  }

  /** The actions to be marked on the board as it is shown: those of the others, or else this seat's own. */
  marked(shown: number): Event[] {
    const events = this.entries.flatMap(({ event }) => (event && event.seat !== null && event.seq <= shown ? [event] : []));
    const others = events.filter(({ seat }) => seat !== this.#seat);
    return others.length > 0 ? others : events.slice(-1);
  }

  seen(): void {
    this.isMissed = false;
  }

  #forget(): void {
    this.entries = [];
    this.isMissed = false;
  }
}
