// What happened, as lines to read: headings, sentences with a count, and what each resolved.

import type { Event, Say } from "../wire/wire";

export type Line = { kind: "heading" | "line" | "result"; seat: number | null; say: Say; times: number };

/** The seat that a sentence names, as nature's draws do. */
function named(say: Say, seatNames: string[]): number | null {
  const seat = seatNames.indexOf(String(say.args?.seat));
  return seat < 0 ? null : seat;
}

/** Write events under what is there; lines that do not change stay the same objects, so they are not drawn again. */
export function extend(out: Line[], events: Event[], headings: string[], seatNames: string[]): Line[] {
  for (const event of events) {
    if (event.kind === "talk") continue; // it has a place of its own
    const isHeading = headings.includes(event.say.id);
    const seat = isHeading ? null : (event.seat ?? named(event.say, seatNames));
    const before = out.at(-1);
    const isPart = event.say.id.endsWith("-part"); // a later sentence says it in whole
    if (before?.kind === "line" && before.seat === seat && isSame(before.say, event.say))
      out[out.length - 1] = { ...before, times: before.times + 1 };
    else if (!isPart) out.push({ kind: isHeading ? "heading" : "line", seat, say: event.say, times: 1 });
    for (const say of event.last) {
      const isHead = headings.includes(say.id);
      out.push({ kind: isHead ? "heading" : "result", seat: isHead ? null : named(say, seatNames), say, times: 1 });
    }
  }
  return out;
}

/** Reads what happens as it is shown, each event once, but for those up to `after`. */
export class Reader {
  readonly #lines: Line[] = [];
  readonly #headings: string[];
  readonly #seatNames: string[];
  readonly #after: number;
  #read = 0;

  constructor(headings: string[], seatNames: string[], after = -1) {
    this.#headings = headings;
    this.#seatNames = seatNames;
    this.#after = after;
  }

  /** All lines so far: it tells no more than the board shows. */
  upTo(events: Event[], seq: number): Line[] {
    const shown = events.findLastIndex((event) => event.seq <= seq) + 1;
    const fresh = events.slice(this.#read, shown).filter((event) => event.seq > this.#after);
    this.#read = Math.max(this.#read, shown);
    return [...extend(this.#lines, fresh, this.#headings, this.#seatNames)];
  }
}

function isSame(a: Say, b: Say): boolean {
  return a.id === b.id && JSON.stringify(a.args) === JSON.stringify(b.args);
}
