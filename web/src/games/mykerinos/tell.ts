// Surveys and the exhibition are told step by step: when each begins, in milliseconds.

import type { Survey } from "../../wire/mykerinos";

/** Between one rank and the next. */
export const STEP = 450;
/** Between one line of the score sheet and the next. */
export const LINE = 380;

/** When the totals of the score sheet stand: after the parcels, the wings and the sets. */
export function sheetEnd(wings: number): number {
  return (wings + 2) * LINE;
}

/** When each survey begins, and when all have been told. */
export function tell(surveys: Pick<Survey, "ranks" | "discarded">[]): { starts: number[]; end: number } {
  const starts: number[] = [];
  let end = 0;
  for (const { ranks, discarded } of surveys) {
    starts.push(end);
    end += (Math.max(1, ranks.length) + (discarded.length > 0 ? 1 : 0)) * STEP;
  }
  return { starts, end };
}
