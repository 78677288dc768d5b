// Where a replay comes from: a match of the server, or a transcript that somebody has.

import { events, replay } from "../api";
import type { Entry, Start } from "../wire/wire";

/** A seat, everything open, or a watcher. */
export type Eyes = number | "all" | null;

export type Origin =
  | { kind: "match"; match: string; key: string | null; isOver: boolean }
  | { kind: "transcript"; transcript: string };

export const PART = 250;

/** Read all entries, part by part; `onmore` hears how many there are by now. */
export async function readAll(origin: Origin, eyes: Eyes, onmore: (count: number) => void = () => {}): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const part = await read(origin, eyes, all.at(-1)?.event?.seq ?? 0);
    all.push(...part);
    onmore(all.length);
    if (part.length < PART) return all;
  }
}

function read(origin: Origin, eyes: Eyes, since: number): Promise<Entry[]> {
  if (origin.kind === "transcript") return replay({ transcript: origin.transcript, seat: eyes, since, limit: PART });
  // While it is played, the key alone says whose eyes.
  return events(origin.match, origin.key, since, PART, origin.isOver ? eyes : null);
}

/** Whether another match may begin in it. */
export function canBranch(origin: Origin): boolean {
  return origin.kind === "transcript" || origin.isOver;
}

export function startAt(origin: Origin, ply: number): Start {
  return origin.kind === "match" ? { match: origin.match, ply } : { transcript: origin.transcript, ply };
}
