// The keys this browser holds: by match, which seats are played here.

import { forget, keep, names, recall } from "./store";
import { seatIn } from "./table/invite";

export type Held = {
  match: string;
  game: string;
  seats: { seat: number; key: string }[];
  created: number;
  /** The seal of the dice as it was seen first, to be compared at the end. */
  commitment: string;
};

// The letters of a key. One that was cut short is none, which is the server's to say: its reader must not become a watcher.
const KEY = /^#([A-Za-z0-9_-]+)$/;

/** The key in the fragment of a link, if there is one; a link to a free seat has none. */
export function linked(hash: string): string | null {
  return seatIn(hash) === null ? (KEY.exec(hash)?.[1] ?? null) : null;
}

type About = Pick<Held, "match" | "game" | "commitment">;

export function held(match: string): Held | null {
  const text = recall(`match.${match}`);
  return text === null ? null : (JSON.parse(text) as Held);
}

/** All matches with a key here, the newest first. */
export function all(): Held[] {
  return names("match.")
    .map((name) => held(name.slice("match.".length))!)
    .sort((a, b) => b.created - a.created);
}

/** Keep a key. The commitment is that of the first time: a later one must not replace it. */
export function hold(about: About, seat: number, key: string, now = Date.now()): Held {
  const before = held(about.match);
  const seats = (before?.seats ?? []).filter((other) => other.seat !== seat);
  const after: Held = {
    match: about.match,
    game: about.game,
    seats: [...seats, { seat, key }].sort((a, b) => a.seat - b.seat),
    created: before?.created ?? now,
    commitment: before?.commitment ?? about.commitment,
  };
  keep(`match.${about.match}`, JSON.stringify(after));
  return after;
}

/** Let go of one seat, and of the match with the last of them. */
export function release(match: string, seat: number): void {
  const before = held(match);
  const seats = (before?.seats ?? []).filter((other) => other.seat !== seat);
  if (before && seats.length > 0) keep(`match.${match}`, JSON.stringify({ ...before, seats }));
  else drop(match);
}

export function drop(match: string): void {
  forget(`match.${match}`);
}
