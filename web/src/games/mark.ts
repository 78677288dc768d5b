// The last moves on the board: whoever shows one says which things are marked, and in whose colour.

import { getContext, setContext } from "svelte";
import type { Event } from "../wire/wire";
import type { GamePage } from "./page";

const KEY = Symbol("marks");
/** The colour in which a thing is marked, if it is. */
export type Marks = (target: string) => string | null;

export function giveMarks(marks: Marks): void {
  setContext(KEY, marks);
}

export function takeMarks(): Marks {
  return getContext<Marks | undefined>(KEY) ?? (() => null);
}

/** What some actions touched, by target, each in the colour of who did it; the latest counts. */
export function marksOf(events: Event[], page: Pick<GamePage<any>, "marks" | "colours">): Map<string, string> {
  const marked = events.flatMap(({ kind, seat, notation }) =>
    kind !== "action" || seat === null || notation === null
      ? []
      : (page.marks?.(notation) ?? []).map((target): [string, string] => [target, page.colours[seat]!]),
  );
  return new Map(marked);
}
