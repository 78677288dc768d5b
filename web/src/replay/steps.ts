// The steps of a match told again: the actions that stand, and how it ended. No rules.

import type { GamePage } from "../games/page";
import { extend, type Line } from "../table/log";
import type { Entry } from "../wire/wire";

/** What is a step beside the actions; people coming, talking and asking is not. */
const TELLING = ["action", "resign", "abort", "flag", "leave", "back", "end"];

/** The entries that stand: what was taken back is left out, as in a transcript. */
export function standing(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const kind = entry.event?.kind ?? "talk";
    if (entry.status === "open") continue;
    if (kind === "undo" || kind === "takeback") while (out.length > 0 && out.at(-1)!.ply > entry.ply) out.pop();
    else if (TELLING.includes(kind)) out.push(entry);
  }
  return out;
}

/** Where the rulebook's turns begin, by step. */
export function turnsOf(steps: Entry[]): number[] {
  return steps.flatMap(({ turn }, at) => (at === 0 || turn !== steps[at - 1]!.turn ? [at] : []));
}

export type Chapter = { at: number; number: number };

/** Where elections, seasons or rounds begin. */
export function chaptersOf(steps: Entry[], page: Pick<GamePage<any>, "chapter">): Chapter[] {
  const out: Chapter[] = [];
  for (const [at, { view }] of steps.entries()) {
    const number = page.chapter(view);
    if (number > (out.at(-1)?.number ?? 0)) out.push({ at, number });
  }
  return out;
}

/** The chapters that have room for their number: every one, every second, every fifth… */
export function spaced(chapters: Chapter[], length: number, room: number): Set<number> {
  const width = room / Math.max(1, length);
  for (const every of [1, 2, 5, 10, 20]) {
    const named = chapters.filter(({ number }) => number === 1 || number % every === 0);
    const gaps = named.slice(1).map(({ at }, before) => (at - named[before]!.at) * width);
    if (gaps.every((gap) => gap >= 22)) return new Set(named.map(({ number }) => number));
  }
  return new Set([1]);
}

/** Whether a step resolved something that is shown in place of the board. */
export function resolves(steps: Entry[], at: number, page: Pick<GamePage<any>, "lastNames">): boolean {
  const step = steps[at];
  if (step?.event?.kind !== "action") return false;
  return page.lastNames(step.view).some((name) => at === 0 || !page.lastNames(steps[at - 1]!.view).includes(name));
}

/** A line of the log, with the first and the last step that it tells. */
export type Told = Line & { from: number; to: number };

export function tell(steps: Entry[], page: Pick<GamePage<any>, "headings">, seatNames: string[]): Told[] {
  const lines: Line[] = [];
  const spans: { from: number; to: number }[] = [];
  let read = 0;
  for (const [at, { event }] of steps.entries()) {
    if (!event) continue;
    const [before, last] = [lines.length, lines.at(-1)];
    extend(lines, [event], page.headings, seatNames);
    // The same sentence again is counted in its line; a part belongs to what is said in whole.
    if (before > 0 && lines[before - 1] !== last) spans[before - 1]!.to = at;
    for (let line = before; line < lines.length; line++) spans.push({ from: Math.min(read, at), to: at });
    if (lines.length > before || lines[before - 1] !== last) read = at + 1;
  }
  return lines.map((line, at) => ({ ...line, ...spans[at]! }));
}
