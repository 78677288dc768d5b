// Who is at the table beside the game: who is there, what they say, and how much time they have.

import { keep, recall } from "../store";
import type { Entry, Seat, Talk } from "../wire/wire";
import type { Clock } from "../clock";
import { left, type Read } from "./time";

export class Company {
  /** As far as the server told us last: it does not say when people come and go. */
  here = $state.raw<readonly boolean[]>([]);
  /** What was said last, the newest at the end. */
  talk = $state.raw<Talk[]>([]);
  time = $state.raw<Read | null>(null);
  /** Seats that this reader does not want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #read = $state(0);
  #match: string;
  #clock: Clock;

  constructor(first: Entry, clock: Clock) {
    this.#match = first.match;
    this.#clock = clock;
    this.#read = Number(recall(`read.${first.match}`) ?? 0);
    this.note(first);
  }

  /** Take in what an entry tells. Only the present knows what was said, and the time. */
  note(entry: Entry): void {
    this.here = entry.seats.map(({ here }) => here);
    if (entry.talk.length > 0 || entry.event?.kind === "erase") this.talk = entry.talk;
    if (entry.clock) this.time = { clock: entry.clock, at: this.#clock.now() };
  }

  /** What is heard: nothing from who is muted. */
  heard = $derived(this.talk.filter(({ seat }) => seat === null || !this.muted.has(seat)));

  /** How much of it `seat` has not read yet. */
  unread(seat: number | null): number {
    return this.heard.filter((said) => said.seq > this.#read && said.seat !== seat).length;
  }

  /** All that was said has been read. */
  read(): void {
    const last = this.talk.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keep(`read.${this.#match}`, String(last));
  }

  mute(seat: number, isMuted: boolean): void {
    const after = new Set(this.muted);
    if (isMuted) after.add(seat);
    else after.delete(seat);
    this.muted = after;
  }

  /** The seconds left to a seat, or null without a clock; `now` as the browser's clock has it. */
  left(seat: number, now: number): number | null {
    return this.time && left(this.time, seat, now);
  }
}

export type Presence = "here" | "away" | "bot" | "caretaker" | null;

/** How a seat is shown: what is known of oneself is known better. */
export function presence(seat: Seat, isHere: boolean): Presence {
  if (seat.kind === "bot") return "bot";
  if (seat.kind === "open") return null;
  if (seat.caretaker) return "caretaker";
  return isHere ? "here" : "away";
}
