// What happened since this seat acted last, to be shown again to whoever was not there.

import type { Entry, Event } from "../wire/wire";

/** Whether nobody looks at the page. */
export function isAway(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

const KEPT = 200;

export class Recent {
  /** This seat's last action, and everything that was played after it. */
  entries = $state.raw<Entry[]>([]);
  /** Whether somebody else played something that was not watched. */
  isMissed = $state(false);
  #seat: number | null = null;
  #seq = 0;
  // What stands of all that was played, the newest of it: an undo brings back what the others did before.
  #standing: Entry[] = [];

  /** Take in an entry of the socket; those that come again are known. */
  note(entry: Entry, isWatched: boolean): void {
    const { event, seat } = entry;
    if (seat !== this.#seat) this.#forget();
    this.#seat = seat;
    if (!event || event.seq <= this.#seq) return;
    this.#seq = event.seq;
    const isBack = event.kind === "undo" || event.kind === "takeback";
    if (isBack) this.#standing = this.#standing.filter(({ ply }) => ply <= entry.ply);
    else if (event.kind === "action") this.#standing = [...this.#standing, entry].slice(-KEPT);
    else return;
    // Who only watches has no turn: for them the last action is enough.
    const from = this.#standing.findLastIndex(({ event }) => (seat === null ? event?.seat !== null : event?.seat === seat));
    this.entries = this.#standing.slice(Math.max(0, from));
    if (isBack) return;
    if (seat !== null && event.seat === seat) this.isMissed = false;
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
    this.#standing = [];
    this.#seq = 0;
    this.entries = [];
    this.isMissed = false;
  }
}
