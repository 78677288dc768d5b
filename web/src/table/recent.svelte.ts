// What happened since this seat acted last, to be shown again to whoever was not there.

import type { Entry, Event } from "../wire/wire";

/** Whether nobody looks at the page. */
export function isAway(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

const KEPT = 200;
// So much of the others can be followed as it happens.
const FEW = 3;

export class Recent {
  /** This seat's last action, and everything that was played after it. */
  entries = $state.raw<Entry[]>([]);
  /** Whether somebody else played something that was not watched, or much. */
  isMissed = $state(false);
  /** The view before all of them, if it is known. */
  before: unknown = null;
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
    this.before = this.#standing[from - 1]?.view ?? null;
    if (isBack) return;
    if (seat !== null && event.seat === seat) this.isMissed = false;
    if (seat === null || event.seat === null || event.seat === seat) return;
    const isMuch = this.entries.filter(({ event }) => event!.seat !== null && event!.seat !== seat).length > FEW;
    if (!isWatched || isMuch) this.isMissed = true;
  }

  /** The actions to be marked on the board as it is shown: those of the last turn of each other seat, or else this seat's own. */
  marked(shown: number): Event[] {
    const played = this.entries.filter(({ event }) => event!.seat !== null && event!.seq <= shown);
    const others = played.filter(({ event }) => event!.seat !== this.#seat);
    // Who plays no more hears of many turns.
    const turns = new Map(others.map(({ event, turn }) => [event!.seat, turn]));
    const last = others.filter(({ event, turn }) => turns.get(event!.seat) === turn);
    return (last.length > 0 ? last : played.slice(-1)).map(({ event }) => event!);
  }

  seen(): void {
    this.isMissed = false;
  }

  #forget(): void {
    this.#standing = [];
    this.#seq = 0;
    this.entries = [];
    this.before = null;
    this.isMissed = false;
  }
}
